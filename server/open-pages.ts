import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteCode } from '../api/contract/sites.ts';
import type { RateLimits } from '../api/http/rate-limits.ts';
import type { Metrics } from '../api/metrics/metrics.ts';
import { createPictureStore } from '../lib/pictures/picture-store.ts';
import { createBuildFileHandler, isBuildFileRequest } from './build-files.ts';
import type { ForeignOrigins } from './csp.ts';
import { createFailureSender, loadFailurePages } from './failure-pages.ts';
import { PageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { createPageLimit } from './page-limits.ts';
import { listFiles } from './page-requests.ts';
import { Payloads } from './payloads.ts';
import { createPictureHandler, isPictureRequest } from './picture-handler.ts';
import { createRenderQueue } from './render-metrics.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  /** Next itself. */
  render: Handler;
  /** Where the shop lies, and its build in there. */
  root: string;
  build: string;
  /** The site of addresses that name none. */
  standardSite: SiteCode;
  cacheBytes: number;
  foreign: ForeignOrigins;
  limits: RateLimits;
  pagesPerMinute: number;
  /** Null without an API in this process. */
  metrics: Metrics | null;
};

/** Of the room for pages: what is kept of those that have been replaced, for whoever has them open. */
const payloadShare = 0.25;
const maxPictureBytes = 128 * 1024 * 1024;

/**
 * Opens all that is answered but the API: build files, pictures, and pages with their cache.
 * @throws when a page of the build is missing
 */
export async function openPages(options: Options): Promise<{ cache: PageCache; serve: Handler }> {
  const { render, root, build, metrics, foreign } = options;
  const failurePages = await loadFailurePages(join(root, build, 'server/app'));
  const payloadBytes = options.cacheBytes * payloadShare;
  const cache = new PageCache(Math.max(options.cacheBytes - payloadBytes, 1));
  const { queue, countLimited } = createRenderQueue(metrics?.registry);
  const servePage = createPageHandler({
    render,
    cache,
    payloads: new Payloads(payloadBytes),
    queue,
    foreign,
    limit: createPageLimit(options.limits, options.pagesPerMinute, countLimited),
    sendFailure: createFailureSender(failurePages, options.standardSite),
    files: listFiles(join(root, 'public')),
    onServed: metrics?.countPage,
  });
  const servePicture = createPictureHandler(createPictureStore(join(root, 'public/media'), maxPictureBytes));
  const serveBuildFile = createBuildFileHandler(render, join(root, build, 'static'));
  const serve: Handler = (request, response) => {
    if (isBuildFileRequest(request)) return serveBuildFile(request, response);
    return isPictureRequest(request) ? servePicture(request, response) : servePage(request, response);
  };
  return { cache, serve };
}
