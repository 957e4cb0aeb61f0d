import { fixedListings } from '../../../contract/page-paths.ts';
import type { Language } from '../../../contract/sites.ts';
import { pathOfCategory, picture, type SitePage, slot } from './page.ts';

type Card = { title: string; text: string; linkText: string };
/** The words of a home page; its structure and pictures are the same on every site. */
export type HomeTexts = {
  title: string;
  description: string;
  hero: Card & { eyebrow: string; short: string };
  categories: Record<'heading' | 'C11' | 'C31' | 'C32' | 'C21' | 'C51' | 'C6' | 'C7' | 'C8', string>;
  popular: { title: string; text: string };
  dining: Card;
  bedroom: Card;
  rooms: { heading: string; living: string; reading: string; study: string };
  newest: { title: string; linkText: string };
  services: {
    heading: string;
    delivery: { title: string; text: string };
    returns: { title: string; text: string };
    sizes: { title: string; text: string };
    materials: { title: string; text: string };
  };
  questions: { heading: string; list: { question: string; answer: string }[] };
  alts: Record<'living' | 'family' | 'formal' | 'bedroom' | 'study' | 'reading', string>;
};

const categoryPictures = {
  C11: 'sofa-oslo-3-main',
  C31: 'dining-alma-walnut-main',
  C32: 'chair-ella-oak-main',
  C21: 'bed-haga-160-main',
  C51: 'sideboard-slat-oak-main',
  C6: 'lamp-arc-brass-main',
  C7: 'rug-atlas-diamond-main',
  C8: 'vase-moon-main',
} as const;
const categoryVsins = ['C11', 'C31', 'C32', 'C21', 'C51', 'C6', 'C7', 'C8'] as const;

export function homePage(language: Language, texts: HomeTexts): SitePage {
  const { hero, alts, services } = texts;
  const heroSlot = slot('hero', 'full-width-image', {
    image: picture('room-living', alts.living),
    eyebrow: hero.eyebrow,
    title: hero.title,
    text: hero.text,
    link: pathOfCategory('C1', language),
    linkText: hero.linkText,
  });
  const categories = slot('categories', 'popular-categories', {
    title: texts.categories.heading,
    categories: categoryVsins.map((vsin) => ({
      title: texts.categories[vsin],
      link: pathOfCategory(vsin, language),
      image: picture(categoryPictures[vsin], texts.categories[vsin]),
    })),
  });
  const popular = slot('popular', 'hero-products', {
    ...texts.popular,
    layout: 'slider',
    source: { type: 'popular', limit: 12 },
  });
  const spotlight = slot('spotlight', 'spotlight', {
    cards: [
      { ...texts.dining, link: pathOfCategory('C3', language), image: picture('room-formal', alts.formal) },
      {
        ...texts.bedroom,
        link: pathOfCategory('C2', language),
        image: picture('room-bedroom', alts.bedroom),
      },
    ],
  });
  const rooms = slot('rooms', 'grid-under-image', {
    title: texts.rooms.heading,
    tiles: [
      {
        title: texts.rooms.living,
        link: pathOfCategory('C1', language),
        image: picture('room-family', alts.family),
      },
      {
        title: texts.rooms.reading,
        link: pathOfCategory('C12', language),
        image: picture('room-reading', alts.reading),
      },
      {
        title: texts.rooms.study,
        link: pathOfCategory('C4', language),
        image: picture('room-study', alts.study),
      },
    ],
  });
  const newest = slot('newest', 'dynamic-products', {
    ...texts.newest,
    source: { type: 'newest', limit: 8 },
    link: fixedListings.newest,
  });
  const promises = slot('services', 'grid-icon', {
    title: services.heading,
    tiles: [
      { icon: 'truck', ...services.delivery },
      { icon: 'refresh', ...services.returns },
      { icon: 'ruler', ...services.sizes },
      { icon: 'sofa', ...services.materials },
    ],
  });
  const questions = slot('questions', 'faq', {
    title: texts.questions.heading,
    questions: texts.questions.list,
  });
  return {
    language,
    alias: 'index',
    title: texts.title,
    description: texts.description,
    slots: [heroSlot, categories, popular, spotlight, rooms, newest, promises, questions],
    mobile: [
      {
        ...heroSlot,
        context: {
          image: heroSlot.context.image,
          title: hero.short,
          link: pathOfCategory('C1', language),
          linkText: hero.linkText,
        },
      },
      categories,
      newest,
      promises,
      popular,
      spotlight,
      questions,
    ],
  };
}
