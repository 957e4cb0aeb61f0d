import { flatPartOf } from './flat-part';

test.each([
  ['/media/sofa-como-3-detail.webp', '25.1% 62.0%'],
  ['/media/stool-tri-ash-black-detail.webp', '50.0% 24.7%'],
  // What lies near an edge is brought as near to the middle as the picture reaches.
  ['/media/dining-alma-walnut-detail.webp', '14.4% 3.3%'],
])('%s shows its material around %s', (src, origin) => expect(flatPartOf(src)).toBe(origin));
