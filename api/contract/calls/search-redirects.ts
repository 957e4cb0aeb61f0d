import { call } from '../call.ts';
import type { SearchRedirect } from '../search-redirects.ts';

export const listSearchRedirects = call('GET', 'searchRedirects').answers<SearchRedirect>();
