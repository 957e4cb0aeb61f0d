import type { ErrorEvent } from '@sentry/nextjs';
import { reportOptions } from './report-options';

test('code of the page itself is not named by what its address says', () => {
  const frame = {
    filename: 'app:///nl/auth/reset-password?token=S3CRET',
    abs_path: '/nl/order?orderId=1#S3CRET',
  };
  const event: ErrorEvent = {
    type: undefined,
    exception: { values: [{ stacktrace: { frames: [frame] } }] },
  };
  const sent = reportOptions(() => true).beforeSend(event, {});
  expect(sent?.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: 'app:///nl/auth/reset-password', abs_path: '/nl/order' },
  ]);
});
