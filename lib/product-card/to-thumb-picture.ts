import type { Media } from '@/api/contract/catalogue';
import type { ThumbPicture } from './models';

export function toThumbPicture({ securePath, width, height, kind }: Media): ThumbPicture {
  return { securePath, width, height, kind };
}
