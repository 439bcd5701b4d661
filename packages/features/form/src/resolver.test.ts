import { expect, test } from 'vitest'
import { requiredText } from './resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: undefined }

test('a form that asks for one text keeps what else is in it', async () => {
  const { values } = await requiredText('word')({ word: 'spoilers', span: '7' }, undefined, options)
  expect(values).toEqual({ word: 'spoilers', span: '7' })
})

test('the one text is required', async () => {
  const { errors } = await requiredText('word')({ word: ' ', span: '7' }, undefined, options)
  expect(errors).toHaveProperty('word')
})
