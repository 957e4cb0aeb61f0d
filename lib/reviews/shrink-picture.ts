import { mostPictureBytes, reviewPictureSide } from '@/api/contract/review-pictures';

const qualities = [0.85, 0.7, 0.5, 0.3];
const thumbSide = 240;

/** Bytes that base64 stands for. */
const bytesOf = (base64: string) => Math.floor((base64.length * 3) / 4);

function draw(source: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture as it is sent, in base64, and a small one to show at once. */
export type ShrunkPicture = { picture: string; thumb: string };

/** Makes a picture of a camera small enough to send. @throws when it is no picture that the browser knows */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const source = await createImageBitmap(file);
  try {
    const whole = draw(source, reviewPictureSide);
    const written = qualities.map(
      (quality) => () => whole.toDataURL('image/jpeg', quality).split(',')[1] ?? '',
    );
    for (const write of written) {
      const picture = write();
      if (picture !== '' && bytesOf(picture) <= mostPictureBytes)
        return { picture, thumb: draw(source, thumbSide).toDataURL('image/jpeg', 0.8) };
    }
    throw new RangeError('The picture stays too large.');
  } finally {
    source.close();
  }
}
