import { createServer, type Server } from 'node:http';
import { listen } from '../base/listen.js';
import type { Metrics } from './metrics.js';

/** Serves the metrics page for Prometheus on a separate address without a key. */
export async function serveMetrics(metrics: Pick<Metrics, 'page'>, host: string, port: number): Promise<Server> {
  const limits = { maxHeaderSize: 8 * 1024, requestTimeout: 10_000, headersTimeout: 10_000 };
  const server = createServer(limits, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    metrics.page().then(
      ({ type, body }) => response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, { host, port }, { host: 'DEIDKIT_METRICS_HOST', port: 'DEIDKIT_METRICS_PORT' });
  return server.unref();
}
