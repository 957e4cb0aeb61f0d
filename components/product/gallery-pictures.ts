export type GalleryPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  placeholder?: string;
  focus?: string;
  /** The variant that is pictured when it is another one. */
  shows: string | null;
};
