import { flatPartOf } from './flat-part';

test.each([
  ['/media/sofa-como-3-detail.webp', '26.7% 61.3%'],
  ['/media/sofa-oslo-3-detail.webp', '95.0% 8.8%'],
  ['/media/sofa-oslo-3-linen-oat-detail.webp', '94.2% 1.3%'],
  ['/media/stool-tri-ash-black-detail.webp', '50.0% 26.3%'],

  ['/media/dining-alma-walnut-detail.webp', '16.7% 6.3%'],
])('%s shows its material around %s', (src, origin) => expect(flatPartOf(src)).toBe(origin));
