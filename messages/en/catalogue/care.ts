import type { CatalogueTexts } from '../../shape/catalogue.ts';

/** Care advice by material. */
export const care: NonNullable<CatalogueTexts['care']> = {
  fabric: [
    'Vacuum the fabric every couple of weeks with a soft brush attachment.',
    'Blot spills straight away with a clean, damp cloth. Don’t rub.',
    'Turn and plump loose cushions now and then, so that they wear evenly.',
  ],
  velvet: [
    'Brush with the pile, using a soft clothes brush.',
    'Blot spills with lukewarm water, leave to dry, then brush the pile back up.',
  ],
  leather: [
    'Wipe with a barely damp cloth and keep the leather out of strong sunlight.',
    'Feed it twice a year with a colourless leather cream.',
  ],
  oil: [
    'Wipe the wood with a barely damp cloth and dry it afterwards.',
    'Oil it twice a year with a colourless maintenance oil.',
    'Use coasters under wet glasses and a trivet under anything hot.',
  ],
  lacquer: ['Wipe with a damp cloth and a drop of washing-up liquid. Nothing abrasive.'],
  stone: [
    'Wipe up wine, coffee and lemon juice at once: natural stone is porous.',
    'Clean with water and a pH-neutral stone soap, and reseal it once a year.',
  ],
  metal: ['Dust with a soft, dry cloth.'],
  brass: [
    'Dust with a dry cloth. Unlacquered brass dulls with age; if you like a shine, a little brass polish brings it back.',
  ],
  woven: [
    'Dust the weave with a soft brush.',
    'Keep it out of strong sun and away from radiators, so that it doesn’t dry out.',
  ],
  rug: [
    'Vacuum with the pile, with the rotating brush switched off.',
    'A wool rug sheds loose fibres for the first six months. That stops by itself.',
    'Turn the rug round twice a year.',
  ],
  shade: ['Go over the shade with a lint roller or a soft brush.'],
  paper: ['Use a dry feather duster. Don’t let the paper get wet.'],
  mirror: ['Clean the glass with a microfibre cloth and water. Don’t spray the edges.'],
  ceramic: ['Wipe with a soft, damp cloth. No scouring pads.'],
  plant: [
    'Dust the leaves with a soft brush or a damp cloth.',
    'After unpacking, bend the branches gently into shape.',
  ],
};
