/** @jest-environment node */
import { Registry } from 'prom-client';
import { createRenderQueue } from './render-metrics';

describe('numbers of rendering', () => {
  it('tell who renders, who waits, and what was refused for which reason', async () => {
    const registry = new Registry();
    const { queue, countLimited } = createRenderQueue(registry);
    const { signal } = new AbortController();
    for (let n = 0; n < 36; n += 1) queue.enter('greedy', signal).catch(() => undefined);
    void queue.enterLater();
    countLimited();
    const text = await registry.metrics();
    expect(text).toContain('linden_renders{state="running"} 3');
    expect(text).toContain('linden_renders{state="waiting"} 32');
    expect(text).toContain('linden_renders_refused_total{reason="client"} 2');
    expect(text).toContain('linden_renders_refused_total{reason="limit"} 1');
    expect(text).toContain('linden_render_wait_seconds_count 2');
  });
});
