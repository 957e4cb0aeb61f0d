import { readFileSync } from 'node:fs';
import { descriptorsOf, metricsToken, type Shop } from './shop.ts';

export type Vitals = { memoryMb: number; descriptors: number; lagMs: number };

function memoryMbOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** How a shop fares: its memory, its open descriptors, and how late its event loop is for 99 % of its turns. */
export async function vitalsOf(shop: Shop): Promise<Vitals> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await shop.ask({ path: '/api/metrics', headers });
  const lag = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)/m.exec(body)?.[1];
  return {
    memoryMb: memoryMbOf(shop.pid()),
    descriptors: descriptorsOf(shop.pid()) ?? 0,
    lagMs: Math.round(Number(lag ?? 0) * 1000),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether something grows without end: the last third of the measures beside the one before it.
 * @param share growth that counts as none, 0.2 for a fifth
 */
export function isGrowing(values: readonly number[], share: number): boolean {
  const third = Math.floor(values.length / 3);
  if (third === 0) return false;
  return mean(values.slice(-third)) > mean(values.slice(-2 * third, -third)) * (1 + share);
}
