import type { ReviewTexts } from '../../../shape/reviews.ts';

export const remarks: ReviewTexts['remarks'] = {
  sofa: [
    'It did smell a bit new for the first week.',
    'The seat is on the firm side, which takes some getting used to.',
    'I’d have liked it an inch or two higher off the floor.',
    'Do measure your door, ours was a close-run thing.',
    'Jeans do leave their mark on a pale fabric.',
    'The back is a little low if you’re tall.',
  ],
  armchair: [
    'The back is a bit low for tall people.',
    'The dog’s hair does show on it.',
    'I had to tighten the legs once more after a week.',
    'The colour is a shade darker than on my screen.',
  ],
  chair: [
    'One leg was a touch short, sorted with a felt pad.',
    'The seat is fairly firm.',
    'I’ve stuck thicker felt pads on the feet.',
    'They’re all packed separately, which meant a mountain of cardboard.',
    'A bit wider than our old ones: we get two along the side now instead of three.',
  ],
  table: [
    'The surface does want looking after in the first months.',
    'It’s heavy, so do ask someone to help.',
    'The colour differs a little from what I’d seen in the shop.',
    'A hairline crack appeared when the heating came on, and closed again in spring.',
    'The instructions could have been clearer.',
  ],
  coffee: [
    'The surface does want looking after in the first months.',
    'The colour is a shade darker than on my screen.',
    'It needed a bit of tightening after the first week.',
    'You do see the dust on it.',
  ],
  desk: [
    'A second hole for cables would have been handy.',
    'The drawers are a bit shallow for a chunky laptop.',
    'The instructions were pictures only.',
    'The top marks fairly easily, so use a desk pad.',
  ],
  shelf: [
    'The instructions could have been clearer.',
    'It isn’t steady enough until it’s fixed to the wall.',
    'We were one screw short.',
    'You really do need two people to put it up.',
  ],
  cabinet: [
    'The back panel is rather thin.',
    'I’d have liked a deeper drawer.',
    'A bit smaller than I’d pictured it.',
  ],
  pendant: [
    'Shame there’s no bulb with it.',
    'Another half a metre of flex wouldn’t have hurt.',
    'The ceiling rose is plastic, which is a pity.',
    'Getting it up takes a bit of patience.',
  ],
  stone: [
    'Mind the lemon juice, it left a dull patch on ours.',
    'You won’t be shifting it on your own.',
    'The tone is slightly warmer than in the photo.',
  ],
  bench: [
    'A bit hard after an hour or so.',
    'I had to tighten the bolts after a month.',
    'Slightly smaller than I’d thought, so check the measurements.',
  ],
  storage: [
    'I’d have liked a thicker back panel.',
    'Getting the doors level took a while.',
    'More holes for cables would have been useful.',
    'The top shows the dust.',
    'In daylight you can see that veneer and solid wood aren’t quite the same colour.',
  ],
  bed: [
    'The instructions took some working out.',
    'Our king-size mattress didn’t fit, as the description does warn you.',
    'The middle leg didn’t quite reach the floor; a felt pad sorted it.',
    'The box is too big for a narrow staircase.',
  ],
  lamp: [
    'Shame there’s no bulb with it.',
    'Another half a metre of flex wouldn’t have hurt.',
    'The shade was a little crooked until I’d turned it round.',
    'It does show fingerprints.',
  ],
  rug: [
    'It sheds quite a bit in the first few weeks.',
    'The edges curled from being rolled up, but lay flat after three days.',
    'A touch lighter than in the photo.',
  ],
  plant: [
    'Bending the branches out takes half an hour.',
    'From very close up you can see the seam in the stem.',
    'The pot is smaller than I’d thought.',
  ],
  mirror: [
    'Heavy: get a second pair of hands to put it up.',
    'The wall plug is for brick, so you’ll need another for plasterboard.',
    'Shows up every fingerprint.',
  ],
  small: [
    'A bit smaller than I’d pictured it.',
    'Mine had a tiny mark on the underside.',
    'The colour is slightly different from how it looked on my phone.',
  ],
};
