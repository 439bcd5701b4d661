import { createServer } from 'node:http'
import { StartError } from '../config.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { port: number; close: () => Promise<void> }

/**
 * Serves the numbers at `/metrics` on a port of their own, which no proxy shows to the world.
 * @throws StartError where the port cannot be opened
 */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${port} cannot be opened at ${host} (${error.message}).`)),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
