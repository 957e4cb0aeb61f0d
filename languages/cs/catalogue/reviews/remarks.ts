import type { ReviewTexts } from '../../../shape/reviews.ts';

export const remarks: ReviewTexts['remarks'] = {
  sofa: [
    'První týden trochu voněla novotou.',
    'Sedák je pevnější, chvíli si na něj budete zvykat.',
    'Dekorační polštáře mohly být plnější.',
    'Změřte si dveře, nám prošla jen tak tak.',
    'Na světlé látce jsou vidět stopy od džínů.',
    'Pro vysoké je opěradlo nízké.',
  ],
  armchair: [
    'Pro vysoké postavy je opěradlo nižší.',
    'Psí chlupy se na látce drží.',
    'Nohy bylo po čase třeba dotáhnout.',
    'Odstín je o kousek tmavší než na monitoru.',
  ],
  chair: [
    'Jedna noha byla o chlup kratší, vyřešila to plsť.',
    'Sedák je spíš tvrdší.',
    'Podlepit nohy silnější plstí se vyplatí.',
    'Každá je zabalená zvlášť, zbude spousta kartonu.',
    'Je o něco širší než naše staré, na stranu se vejdou dvě místo tří.',
  ],
  table: [
    'První měsíce si dřevo řekne o olej.',
    'Je těžký, vezměte si někoho na pomoc.',
    'Odstín je trochu jiný než na monitoru.',
    'V topné sezóně se v desce objevila vlasová spára.',
    'Návod mohl být jasnější.',
  ],
  coffee: [
    'První měsíce si dřevo řekne o olej.',
    'Odstín je o kousek tmavší než na monitoru.',
    'Jednu nohu bylo třeba dotáhnout.',
    'Je na něm rychle vidět prach.',
  ],
  desk: [
    'Hodil by se druhý průchod na kabely.',
    'Na tlustý notebook jsou zásuvky mělké.',
    'Návod je jen obrázkový.',
    'Deska se snadno poškrábe, dejte si na ni podložku.',
  ],
  shelf: [
    'Návod mohl být jasnější.',
    'Bez ukotvení ke zdi to dost pevně nestojí.',
    'Jeden šroub chyběl.',
    'Na stavění jsou opravdu potřeba dva.',
  ],
  cabinet: ['Záda jsou dost tenká.', 'Zásuvka mohla být hlubší.', 'Je menší, než jsme si představovali.'],
  pendant: [
    'Škoda, že k tomu není žárovka.',
    'Kabel mohl být o půl metru delší.',
    'Stropní krytka je plastová, to je škoda.',
    'Na rozbalení a zavěšení si vezměte čas.',
  ],
  stone: [
    'Pozor na citron, nám po něm zůstalo matné místo.',
    'Jeden člověk ho nepřenese.',
    'Odstín je o něco teplejší než na fotce.',
  ],
  bench: [
    'Po hodině sezení už je to tvrdé.',
    'Po měsíci bylo třeba dotáhnout šrouby.',
    'Je užší, než jsme čekali, čtěte rozměry.',
  ],
  storage: [
    'Záda mohla být silnější.',
    'Seřídit dvířka chvíli trvalo.',
    'Návod mohl být podrobnější.',
    'Nahoře se rychle drží prach.',
    'Na denním světle je mezi jednotlivými díly vidět rozdíl v odstínu.',
  ],
  bed: [
    'Nad návodem se chvíli sedí.',
    'Na čele se drží prach, občas je třeba ho otřít.',
    'Prostřední noha nedosedla na podlahu, vyřešila to plsť.',
    'Krabice je na úzké schodiště moc velká.',
  ],
  lamp: [
    'Škoda, že k ní není žárovka.',
    'Kabel mohl být o půl metru delší.',
    'Stínidlo přišlo trochu nakřivo, stačilo pootočit.',
    'Jsou na ní vidět otisky prstů.',
  ],
  rug: [
    'První týdny pouští dost chlupů.',
    'Rohy se po rozbalení zvedaly, za tři dny ležely.',
    'Je o něco světlejší než na fotce.',
  ],
  plant: [
    'Tvarování větví zabere půl hodiny.',
    'Úplně zblízka je poznat, že to živé není.',
    'Květináč je menší, než jsme čekali.',
  ],
  mirror: [
    'Je těžké, věšte ho ve dvou.',
    'Přiložená hmoždinka je jen do zdiva, do sádrokartonu je třeba jiná.',
    'Hned jsou na něm vidět otisky.',
  ],
  small: [
    'Menší, než jsme si představovali.',
    'Zespodu byl malý kaz.',
    'Odstín je trochu jiný než na telefonu.',
  ],
};
