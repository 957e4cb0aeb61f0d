/** A picture of the gallery with its texts. */
export type GalleryPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  placeholder?: string;
  focus?: string;
  /** "Afgebeeld: donkergroen" when another variant is pictured. */
  caption: string | null;
  /** Spoken for its thumbnail: "Toon foto 2 van 5". */
  thumbLabel: string;
  /** Photographed in a studio, so it melts into its well. */
  isPackshot: boolean;
};

export type GalleryTexts = {
  label: string;
  thumbnails: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  close: string;
};
