/**
 * What glibc's allocator must hear before a process starts: few arenas for the many threads that pack and read, and blocks
 * from 128 kB on given back as soon as they are free. Without it what was used once stays: a shop held 582 MB at rest instead
 * of 417 and 875 instead of 704 after 1,500 requests, with the same processor time (decision 49). Others take no notice.
 */
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** Room for young objects. What V8 takes by itself it keeps: 117 MB after 1,000 requests, for no less work (decision 49). */
const youngSpace = '--max-semi-space-size=16';

/**
 * The environment of a server, with what whoever starts it has chosen himself.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withAllocator(env) {
  // The last one holds.
  const NODE_OPTIONS = [youngSpace, env.NODE_OPTIONS].filter(Boolean).join(' ');
  return { ...settings, ...env, NODE_OPTIONS };
}
