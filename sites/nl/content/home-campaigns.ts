import { slot } from '../../../api/db/seed/content/page.ts';
import { collectionPath } from './category-path.ts';
import { rooms } from './pictures.ts';

export const spotlight = slot('uitgelicht', 'spotlight', {
  cards: [
    {
      title: 'Nieuw: Zachte bouclé',
      text: 'Ronde vormen en een stof vol lusjes. Een bank, een bed en stoelen voor kamers zonder haast.',
      link: '/zachte-boucle',
      linkText: 'Bekijk de collectie',
      image: rooms.boucle,
    },
    {
      title: 'Lang tafelen',
      text: 'Een tafel waar iedereen aan past, en stoelen waarop niemand als eerste opstaat.',
      link: collectionPath('CL8'),
      linkText: 'Bekijk tafels en stoelen',
      image: rooms.formal,
    },
  ],
});

export const moods = slot('sferen', 'grid-under-image', {
  title: 'Kies een sfeer',
  tiles: [
    {
      title: 'Japandi rust',
      text: 'Lage meubels, stille kleuren en zichtbaar hout.',
      link: collectionPath('CL4'),
      image: rooms.hall,
    },
    {
      title: 'Mid-century walnoot',
      text: 'Walnoot, leer en messing, met de lijnen van de jaren vijftig.',
      link: collectionPath('CL5'),
      image: rooms.media,
    },
    {
      title: 'Alle collecties',
      text: 'Acht keer meubelen die bij elkaar horen.',
      link: '/collecties',
      image: rooms.breakfast,
    },
  ],
});

export const advice = slot('raad', 'spotlight', {
  cards: [
    {
      title: 'Een slaapkamer die rust geeft',
      text: 'Waar zet u het bed, hoe hoog hoort een nachtkastje en welk licht hebt u nodig?',
      link: '/slaapkamer-inrichten',
      linkText: 'In vier stappen ingericht',
      image: rooms.bedroom,
    },
    {
      title: 'Waar uw meubel van is gemaakt',
      text: 'Hoe eiken, wol en linnen ouder worden, en wat ze van u vragen.',
      link: '/materialengids',
      linkText: 'Lees de materialengids',
      image: rooms.dining,
    },
  ],
});
