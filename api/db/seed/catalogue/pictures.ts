import { pictureFacts } from '../../../../config/pictures/facts.ts';
import type { Localised, Media } from '../../../contract/catalogue.ts';
import type { StoredMedia } from '../../schema/catalogue.ts';

/** Of pictures that are not measured yet. */
const usual = { width: 1280, height: 960 };

function kindOf(name: string): Media['kind'] {
  if (name.startsWith('room-')) return 'room';
  if (name.endsWith('-front')) return 'front';
  return name.endsWith('-detail') ? 'detail' : 'packshot';
}

/** `name` without extension; the file lies at `/media/<name>.webp`. */
export function picture(name: string, alt: Localised, shows: Localised | null = null): StoredMedia {
  const file = `${name}.webp`;
  const { width, height } = pictureFacts[file] ?? usual;
  return { file, kind: kindOf(name), width, height, alt, shows };
}
