export const decor = {
  'plant-ficus': {
    description: [
      'Fíkus se čtyřmi kmínky a širokými tmavými listy. Žilkování je do listu vylisované a spodní strana je světlejší, jako u živé rostliny.',
      'Pevně stojí v keramickém květináči o průměru 34 cm a je vysoký 135 cm. Nechce světlo ani vodu.',
    ],
    materials: [
      'Listy: polyester a PE, odolné UV záření',
      'Kmínky: plast na ocelovém drátu',
      'Květináč: keramika',
    ],
  },
  'plant-fiddle': {
    description: [
      'Fíkus lyrovitý má rád kdekdo, jen v bytě často nevydrží. Tento ano. Je vysoký 165 cm, má jeden kmínek a velké zvlněné listy, které si sami vytvarujete.',
      'Kulatý květináč je z vláknobetonu nebo z keramiky a zespodu má plst.',
    ],
    materials: [
      'Listy: polyester, odolný UV záření',
      'Kmínek: plast na ocelovém drátu',
      'Květináč podle provedení: vláknobeton, nebo keramika',
    ],
  },
  'plant-olive': {
    description: [
      'Olivovník vysoký 170 cm s drobnými šedozelenými lístky a kmínkem s kůrou. Větve jsou z drátu a ohnete je, kam potřebujete.',
      'Bachratý keramický květináč je volný, takže stromek můžete přesadit do vlastního.',
    ],
    materials: [
      'Listy: polyester, odolný UV záření',
      'Kmínek: plast s dřevitou moučkou',
      'Květináč: keramika',
    ],
  },
  'plant-snake': {
    description: [
      'Rovné pevné listy vysoké 95 cm zaberou málo místa: hodí se vedle skříně nebo do úzké předsíně.',
      'Mají světlý okraj a příčnou kresbu jako živý tchynin jazyk.',
    ],
    materials: ['Listy: PE, odolný UV záření', 'Květináč: keramika, průměr 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Tmavé linie kreslí kosočtverce na podkladu z nebarvené vlny. Vzor je vázaný ručně, a tak není nikde úplně rovný.',
      'Koberec je silný 13 mm, z toho 11 mm je vlas, a kratší strany zdobí bavlněné třásně. Vlna sama odpuzuje nečistoty a v pokoji s tvrdou podlahou tlumí zvuk.',
    ],
    materials: ['Vlas: 100 % vlna', 'Osnova a třásně: bavlna'],
  },
  'rug-line-stripe': {
    description: [
      'Široké pískové pásy s pruhy v terakotové nebo námořnické modré. Pruhy vedou napříč a úzký pokoj opticky rozšíří.',
      'Koberec je silný 13 mm a chodí se po něm příjemně naboso. Leží-li u dveří, změřte si, zda se nad ním otevřou.',
    ],
    materials: ['Vlas: 100 % vlna', 'Rub: bavlna a juta'],
  },
  'rug-plain-round': {
    description: [
      'Jednobarevný kulatý koberec pod křeslo na čtení nebo pod kulatý stůl. Dva odstíny vlny jsou spředené dohromady, takže plocha je klidná, ale ne mrtvá.',
      'Okraj je ručně obšitý. Ke stolu o průměru 120 cm patří koberec 200 cm: když si přisednete, nohy židle zůstanou na něm.',
    ],
    materials: ['Vlas: 100 % vlna', 'Rub: bavlna'],
  },
  'mirror-luna': {
    description: [
      'Kulaté zrcadlo s úzkým kovovým rámem. Rám je 3 cm od zdi a vrhá na ni tenký stín.',
      'Vzadu je závěsná destička s vůlí jeden centimetr, takže zrcadlo srovnáte, i když díra nevyšla přesně. Vrut a hmoždinka jsou přiložené.',
    ],
    materials: [
      'Sklo: 5 mm, stříbřené zrcadlo s bezpečnostní fólií',
      'Rám podle provedení: ocel v barvě mosazi, nebo matná černá',
    ],
  },
  'mirror-arch': {
    description: [
      'V zrcadle vysokém 175 cm se uvidíte od hlavy k patě. Arku opřete o stěnu, nebo ji pověsíte naplocho; obojí upevnění je přiložené.',
      'Zaoblený vršek působí měkčeji než obdélník a chytá světlo z protějšího okna.',
    ],
    materials: [
      'Sklo: 5 mm, stříbřené zrcadlo s bezpečnostní fólií',
      'Rám podle provedení: matná černá ocel, nebo ocel v barvě mosazi',
    ],
  },
  'vase-moon': {
    description: [
      'Kulatá váza s úzkým hrdlem podle korejských měsíčních džbánů. Stačí do ní tři větve eukalyptu.',
      'Matná glazura uvnitř drží vodu. Větve z obrázku nejsou součástí.',
    ],
    materials: ['Kamenina, matně glazovaná'],
  },
  'basket-seagrass': {
    description: [
      'Pevný košík z kroucené mořské trávy, opletený kolem ocelového kruhu. Uloží deky, hračky nebo dřevo ke kamnům a poslouží i jako obal na květináč.',
      'První týdny mořská tráva jemně voní po senu; pak to zmizí.',
    ],
    materials: ['Mořská tráva, ručně pletená', 'Kruh: ocel'],
  },
};
