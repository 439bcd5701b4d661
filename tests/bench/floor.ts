/** The floor: a bare `node:http` process that answers every request with the same bytes and does nothing else. Run as a process of its own. */
import { createServer } from 'node:http'

const body = Buffer.from(process.env.FLOOR_BODY ?? '', 'base64')
const server = createServer((incoming, answer) => {
  incoming.resume()
  incoming.once('end', () => {
    answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    answer.end(body)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
