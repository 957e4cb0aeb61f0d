import { call } from '../call.ts';

export const readReviewPicture = call('GET', 'reviews/pictures/:pictureId')
  .query<{ size?: 'thumb' }>()
  .answersPage();
