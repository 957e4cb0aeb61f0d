import { ApiFailure } from '@/lib/api/failure';

/**
 * `work`, or a failure once the time is over. The work itself goes on, and may have an end later.
 * @throws ApiFailure `timeout`
 */
export async function atMost<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure({ status: 0, code: 'timeout', message: '' })), limitMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
