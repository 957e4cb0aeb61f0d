import type { Hono } from 'hono';
import { ApiError } from '../../http/api-error.ts';
import type { Env } from '../../http/create-app.ts';
import type { Services } from '../../services.ts';
import { isOutboxOpen, outboxList, outboxMail } from './dev-page.ts';

/** `/api/dev/mail` and `/api/dev/mail/<id>`: what the shop sends, for whoever develops it. Elsewhere they do not exist. */
export function mountOutbox(app: Hono<Env>, services: Services): void {
  if (!isOutboxOpen(services)) return;
  app.get('/api/dev/mail', (c) => outboxList(c.req.raw, services));
  app.get('/api/dev/mail/:id', async (c) => {
    const answer = await outboxMail(c.req.raw, c.req.param('id'), services);
    if (!answer) throw new ApiError('resource-not-found');
    return answer;
  });
}
