import { array, type InferType, number, object, string } from 'yup';

export const mostReviewPictures = 4;
/** Pixels of its longer side; whatever is sent is made to fit. */
export const reviewPictureSide = 1280;
/** Bytes of a picture that is sent, before they are written as text. */
export const mostPictureBytes = 180 * 1024;

export const addPictureInputSchema = object({
  /** The key of a mail; a token without it. */
  key: string().max(200).optional(),
  orderId: string().uuid().required(),
  /** A JPEG, PNG or WebP of at most 180 kB, in base64. */
  picture: string()
    .max(Math.ceil(mostPictureBytes / 3) * 4)
    .matches(/^[A-Za-z0-9+/]+={0,2}$/)
    .required(),
}).noUnknown();

/** Its bytes are at `GET reviews/pictures/<id>`, `?size=thumb` for a small one. */
export const reviewPictureSchema = object({
  id: string().uuid().required(),
  width: number().integer().min(1).required(),
  height: number().integer().min(1).required(),
}).required();
export type ReviewPicture = InferType<typeof reviewPictureSchema>;

export const reviewPicturesSchema = array().of(reviewPictureSchema).max(mostReviewPictures).default([]);
