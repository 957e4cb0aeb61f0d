/**
 * Works `work` out once for each argument and keeps it for good: for few arguments, and for what depends on nothing
 * else. What depends on a database, on settings or on time is made at start and is in `Services`.
 */
export function memoise<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: work(key) };
    known.set(key, found);
    return found.value;
  };
}
