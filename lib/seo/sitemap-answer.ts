import { isOutage } from '@/lib/api/failure';

const retryAfterSeconds = '60';

/** The sitemap, or what a crawler understands while the catalogue cannot be read: come back in a minute. */
export async function orUnavailable(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (!isOutage(error)) throw error;
    return new Response('The sitemap is not available at the moment. Please try again in a minute.\n', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': retryAfterSeconds,
        'cache-control': 'no-store',
      },
    });
  }
}
