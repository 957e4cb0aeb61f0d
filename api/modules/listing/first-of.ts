/**
 * The first `count` of `rows` in the order of `compare`, sorted. A heap of that size with the last one on top, so that
 * most rows cost one comparison.
 */
export function firstOf(
  rows: Int32Array,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const size = Math.min(count, rows.length);
  if (size <= 0) return [];
  const heap = Array.from(rows.subarray(0, size)).sort((a, b) => compare(b, a));
  for (let index = size; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (compare(row, heap[0] ?? 0) >= 0) continue;
    sinkFromTop(heap, row, compare);
  }
  return heap.sort(compare);
}

function sinkFromTop(heap: number[], row: number, compare: (a: number, b: number) => number): void {
  let hole = 0;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, row) <= 0) break;
    heap[hole] = heap[child] ?? 0;
    hole = child;
  }
  heap[hole] = row;
}
