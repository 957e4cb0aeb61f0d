import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const places: CatalogueTexts['places'] = {
  living: 've světlém obývacím pokoji',
  dining: 'v jídelně s parketami do rybí kosti',
  bedroom: 'v ložnici s dřevěným obložením',
  study: 'v pracovně',
  reading: 'v koutku na čtení u okna',
  lounge: 'v útulném obývacím pokoji s kulatým zrcadlem',
  family: 'v rodinném pokoji s knihovnou',
  breakfast: 've světlém jídelním koutě',
  formal: 'v jídelně se zeleným obložením',
  boucle: 'v ložnici v teplých odstínech',
  hall: 'v předsíni s parketami do rybí kosti',
  media: 'v obývacím pokoji s televizním stolkem',
  snug: 'v malém obývacím pokoji',
  cloud: 'v obývacím pokoji v jemných odstínech',
  library: 'v zeleném obývacím pokoji s knihovnou',
  guest: 'v pokoji pro hosty s bílou skříní',
  suite: 've velké ložnici s ořechovou skříní',
  bistro: 'v jídelním koutě s terakotovými stěnami',
  salon: 'v jídelně se světle šedým obložením',
  kitchen: 'v jídelně s tmavě zelenou stěnou',
};

export const views: CatalogueTexts['views'] = {
  main: 'pohled zešikma',
  front: 'pohled zepředu',
  back: 'pohled zezadu',
  above: 'pohled shora',
  inside: 's otevřenými dveřmi',
  detail: 'detail zblízka',
};
