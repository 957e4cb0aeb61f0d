import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RenderQueue } from './render-queue.ts';

const waitSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4];

/** Of the places one client may have half: 30 pages that an office opens at once all wait, on an idle shop for a second or two. */
const size = { atOnce: 4, waiting: 64, waitMs: 4000, turnMs: 4000 };

function watch(queue: RenderQueue, registry: Registry): void {
  new Gauge({
    name: 'linden_renders',
    help: 'Pages that are rendered, and visitors and renewals that wait for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting, renewalsWaiting } = queue.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'renewal-waiting' }, renewalsWaiting);
    },
  });
}

/**
 * The queue of this process, and its numbers for Prometheus.
 * @param registry where they are told; without an API in this process nobody asks for them
 */
export function createRenderQueue(registry = new Registry()): {
  queue: RenderQueue;
  countLimited: () => void;
} {
  const refused = new Counter({
    name: 'linden_renders_refused_total',
    help: 'Pages not rendered because the client or the shop had too many: limit, client, full, late',
    labelNames: ['reason'],
    registers: [registry],
  });
  const waited = new Histogram({
    name: 'linden_render_wait_seconds',
    help: 'How long visitors waited for their turn',
    buckets: waitSeconds,
    registers: [registry],
  });
  const queue = new RenderQueue({
    ...size,
    onRefused: (reason) => refused.inc({ reason }),
    onWaited: (ms) => waited.observe(ms / 1000),
  });
  watch(queue, registry);
  return { queue, countLimited: () => refused.inc({ reason: 'limit' }) };
}
