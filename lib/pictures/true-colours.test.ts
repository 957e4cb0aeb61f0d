/** @jest-environment node */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const media = 'public/media';
const packshots = readdirSync(media).filter((file) => file.endsWith('-main.webp'));

/** Mean red, green and blue (0–255) of the floor in both lower corners. */
async function floorOf(file: string): Promise<number[]> {
  const image = sharp(`${media}/${file}`);
  const { width, height } = await image.metadata();
  const corners = [0, width - 40].map(async (left) => {
    const corner = { left, top: height - 40, width: 40, height: 40 };
    const { channels } = await image
      .clone()
      .extract(corner)
      .toBuffer()
      .then((part) => sharp(part).stats());
    return channels.slice(0, 3).map(({ mean }) => mean);
  });
  const [one = [], other = []] = await Promise.all(corners);
  return one.map((value, index) => (value + (other[index] ?? value)) / 2);
}

test('the studio floor is white without a cast in every packshot, so that the colour of the product is true', async () => {
  expect(packshots.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const file of packshots) {
    const floor = await floorOf(file);
    const cast = Math.max(...floor) - Math.min(...floor);
    if (Math.min(...floor) < 232 || cast > 8) wrong.push(`${file}: ${floor.map(Math.round).join(' ')}`);
  }
  expect(wrong).toEqual([]);
});

test('no style blends or filters a picture', () => {
  const styles = globSync(['app/**/*.css', 'components/**/*.css']);
  const found = styles.filter((file) => /mix-blend|(?<!backdrop-)filter:/.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
