import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['https://www.tides.example/kattegat?y=1', 'tides.example'],
  ['http://holzundgeduld.example', 'holzundgeduld.example'],
  ['https://bäckerei.example/', 'xn--bckerei-5wa.example'],
  ['https://noor@evil.example/', 'evil.example'],
])('%s is of %s', (url, host) => expect(webAddress(url)?.host).toBe(host))

it.each([
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'ftp://tides.example',
  '/posts',
  'https://',
  '',
])('%j is no address of the web', (url) => expect(webAddress(url)).toBeUndefined())
