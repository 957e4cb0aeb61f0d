// What a shop uses, by its own metrics: they count all of its threads, the database's too.
/** Seconds of processor since it started, and bytes of memory it holds now. */
export async function processUse(base: string): Promise<{ cpuSeconds: number; residentBytes: number }> {
  const text = await (await fetch(`${base}/api/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    residentBytes: read('process_resident_memory_bytes'),
  };
}
