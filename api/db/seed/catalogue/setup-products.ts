import type { setupProducts } from '../../schema/catalogue.ts';
import { amountsOfEuros } from './amounts.ts';

type SetupProductRow = typeof setupProducts.$inferInsert;

const category = {
  vsin: 'S1',
  title: {
    nl: 'Montageservice',
    fr: 'Service de montage',
    de: 'Montageservice',
    en: 'Assembly service',
    cs: 'Montážní služba',
    tr: 'Kurulum hizmeti',
  },
};

/** Services the shop installs furniture with, for one piece. Their vsins start with S, as no product's does. */
export const setupProductRows: readonly SetupProductRow[] = [
  {
    vsin: 'S101',
    title: {
      nl: 'Kast monteren',
      fr: 'Montage du meuble de rangement',
      de: 'Schrankmontage',
      en: 'Cabinet assembly',
      cs: 'Montáž skříně',
      tr: 'Dolap kurulumu',
    },
    category,
    prices: amountsOfEuros(79),
  },
  {
    vsin: 'S102',
    title: {
      nl: 'Bed monteren',
      fr: 'Montage du lit',
      de: 'Bettmontage',
      en: 'Bed assembly',
      cs: 'Montáž postele',
      tr: 'Yatak kurulumu',
    },
    category,
    prices: amountsOfEuros(69),
  },
  {
    vsin: 'S103',
    title: {
      nl: 'Tafel monteren',
      fr: 'Montage de la table',
      de: 'Tischmontage',
      en: 'Table assembly',
      cs: 'Montáž stolu',
      tr: 'Masa kurulumu',
    },
    category,
    prices: amountsOfEuros(45),
  },
  {
    vsin: 'S104',
    title: {
      nl: 'Lamp ophangen en aansluiten',
      fr: 'Pose et raccordement de la suspension',
      de: 'Lampe aufhängen und anschließen',
      en: 'Lamp hanging and wiring',
      cs: 'Zavěšení a zapojení svítidla',
      tr: 'Lamba montajı ve bağlantısı',
    },
    category,
    prices: amountsOfEuros(59),
  },
  {
    vsin: 'S105',
    title: {
      nl: 'Spiegel ophangen',
      fr: 'Fixation du miroir au mur',
      de: 'Spiegel aufhängen',
      en: 'Mirror hanging',
      cs: 'Zavěšení zrcadla',
      tr: 'Ayna montajı',
    },
    category,
    prices: amountsOfEuros(35),
  },
];

/** Categories whose products can be installed, those below them included. */
const setupOfCategory: Readonly<Record<string, string>> = {
  C21: 'S102',
  C31: 'S103',
  C41: 'S103',
  C42: 'S101',
  C51: 'S101',
  C52: 'S101',
  C53: 'S101',
  C54: 'S101',
  C63: 'S104',
  C81: 'S105',
};

/** The service of a category by its vsin, which begins with that of the category above; null when there is none. */
export function setupVsinOf(categoryVsin: string): string | null {
  return setupOfCategory[categoryVsin.slice(0, 3)] ?? null;
}
