import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import { flatPartOf } from '@/lib/samples/flat-part';
import type { SampleModel } from '@/lib/samples/models';

/** A square of the material, cut from a picture taken from near; its colour until that is there. */
export function SamplePiece({
  sample: { colour, picture },
  className,
}: {
  sample: SampleModel;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        'forced-edge block aspect-square overflow-hidden rounded-md border border-ink/20',
        className,
      )}
      style={{ backgroundColor: colour }}
    >
      {picture && (
        <span className="block size-full scale-500" style={{ transformOrigin: flatPartOf(picture.src) }}>
          <Picture {...picture} alt="" sizes="600px" className="size-full object-cover" />
        </span>
      )}
    </span>
  );
}
