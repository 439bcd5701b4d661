import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://FCM.googleapis.com',
  'https://fcm.googleapis.com./a',
  'https://web.push.apple.com?a',
  'https://wns2-par02p.notify.windows.com/w/?token=a@b:c',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://push.example/a',
])('%s is one', (text) => expect(isPushService(text, ['push.example'])).toBe(true))

test.each([
  'http://fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://fcm.googleapis.com@stranger.example/',
  'https://fcm.googleapis.com:a@stranger.example/',
  'https://stranger.example/fcm.googleapis.com',
  'https://stranger.example#.fcm.googleapis.com',
  'https://stranger.example\\.fcm.googleapis.com/',
  'https://fcm.googleapis.com\t.stranger.example/',
  'https://fcm.googleapis.com.stranger.example/',
  'https://notfcm.googleapis.com/',
  ' https://fcm.googleapis.com/',
  'https://push.example/a',
  '',
])('%j is none', (text) => expect(isPushService(text)).toBe(false))
