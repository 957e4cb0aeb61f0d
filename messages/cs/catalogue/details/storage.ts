export const storage = {
  'sideboard-slat-oak': {
    description: [
      'Dvířka Rilly jsou ze svislých lišt, každá je široká 2 cm a zaoblená. Otevírají se zatlačením: linky neruší žádná úchytka.',
      'Uvnitř má každá část přestavitelnou polici a průchod na kabely. Do hloubky 43 cm se vejdou mělké talíře i šanony.',
      'Komodu přivezeme smontovanou, naši doručovatelé jen přišroubují čtyři nohy.',
    ],
    materials: [
      'Korpus podle provedení: dubová, nebo ořechová dýha na MDF, hrany z masivu',
      'Dvířka a nohy: masiv',
      'Panty s tlumením, otevírání tlakem',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Troje dvířka s ratanovým výpletem v rámu z masivního dubu. Výplet propouští vzduch i infračervený paprsek, takže ovladač funguje i se zavřenými dvířky.',
      'Za každými dvířky je přestavitelná police. Knopky jsou mosazné a s lety zmatní.',
    ],
    materials: [
      'Korpus: dubová dýha, hrany z masivu',
      'Dvířka: masivní dub s ratanovým výpletem',
      'Knopky: mosaz',
    ],
  },
  'sideboard-plain-walnut': {
    description: [
      'Čtvero hladkých dvířek, přes které kresba dřeva plynule pokračuje: dýhu řežeme po sobě z jednoho kmene. K tomu drobné mosazné knopky a štíhlé ocelové nohy v barvě mosazi.',
      'Dvě části mají police, ve třetí je příborová zásuvka s plstěným dnem. Čtvrtá zůstala prázdná na lahve.',
    ],
    materials: [
      'Korpus a dvířka podle provedení: ořechová, nebo dubová dýha na MDF',
      'Nohy a knopky: ocel a mosaz',
    ],
  },
  'tv-slat-walnut': {
    description: [
      'Televizní stolek z řady Rilla má dvoje lamelová dvířka a uprostřed otevřené místo na herní konzoli nebo soundbar do 55 cm.',
      'Kabely vedou drážkou po celé délce zad, takže není třeba nic vrtat. Unese obrazovku do 75 palců.',
    ],
    materials: [
      'Korpus podle provedení: ořechová, nebo dubová dýha na MDF',
      'Dvířka: lišty z masivu',
      'Nohy: ocel, černý práškový lak',
    ],
  },
  'tv-plain-oak': {
    description: [
      'Bíle olejovaný dub si drží světlou barvu čerstvě řezaného dřeva. Výklopná dvířka mají vodorovnou kresbu, a tak stolek působí ještě nižší a delší.',
      'Dvoje dvířka se sklápějí dolů a brzdí je píst. Otevřené místo uprostřed má polici, kterou můžete vynechat.',
    ],
    materials: ['Korpus a dvířka: dubová dýha na MDF, hrany z masivu', 'Nohy: masivní dub'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Troje vysoké dubové dveře s rovnou úchytkou z černé oceli. Vlevo a uprostřed visí oblečení na tyči široké 96 cm, vpravo a nad tyčí je šest polic.',
      'Do hloubky 60 cm se ramínka vejdou napříč. Dveře se zavírají tiše.',
      'Naši doručovatelé skříň sestaví tam, kam ji postaví, a ukotví ji ke zdi: při doručení s umístěním v místnosti, kterou si zvolíte. Počítejte se dvěma hodinami.',
    ],
    materials: [
      'Korpus: dubová dýha na dřevotřísce',
      'Dveře: dubová dýha na MDF, hrany z masivu',
      'Úchytky: ocel, černý práškový lak',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Rámové dveře, každé se dvěma hladkými výplněmi, jako ve starém činžovním bytě. Barva je nastříkaná ve čtyřech tenkých vrstvách a má hebký matný povrch.',
      'Vlevo je tyč ve výšce 165 cm na dlouhé šaty a kabáty, vpravo a nad tyčí čtyři police, vpravo dole zásuvka. Nahoře skříň zakončuje lišta.',
    ],
    materials: ['Dveře: MDF s rámem z masivního buku, lakované', 'Korpus: lakovaná MDF', 'Úchytky: mosaz'],
  },
  'wardrobe-slat-walnut': {
    description: [
      'Největší z řady Rilla: čtvero dvoumetrových dveří z 250 lišt. Zavřená vypadá jako stěna ze dřeva.',
      'Polovina vnitřku je na věšení, polovina na skládání. Dvě zásuvky s plstěným dnem mají plnovýsuv.',
      'Raději na míru? Přijedeme, změříme a vyrobíme skříň až 240 cm širokou přesně pod váš strop. Co takto vyrobíme pro vás, vrátit nelze.',
    ],
    materials: [
      'Korpus podle provedení: ořechová, nebo dubová dýha',
      'Dveře: lišty z masivu na MDF',
      'Úchytky: mosaz',
    ],
  },
  'bookshelf-oak': {
    description: [
      'Pět přihrádek vysokých 35 cm: vejdou se romány, kuchařky i šanony. Police jsou silné 2,2 cm a unesou 30 kilo, aniž se prohnou.',
      'Záda jsou ze stejného dřeva, knihovna tedy může stát i volně v prostoru. Sada na ukotvení ke zdi je přiložená.',
    ],
    materials: [
      'Podle provedení dubová, nebo ořechová dýha na MDF, hrany z masivu',
      'Povrch: tvrdý voskový olej',
    ],
  },
  'bookshelf-loft': {
    description: [
      'Otevřený regál bez zad: šest dřevěných polic v rámu z hranatých ocelových trubek. Je přístupný z obou stran, takže kolmo ke zdi může pokoj i rozdělit. Vždy ho přiloženou sadou připevněte ke zdi.',
      'Stojky mají stavitelné nožky a spojují se šrouby. Dva regály vedle sebe sdílejí jednu stojku; spojovací sadu objednáte zvlášť.',
    ],
    materials: [
      'Police podle provedení: ořechová, nebo dubová dýha na překližce',
      'Rám: ocel 20 × 20 mm, černý práškový lak',
    ],
  },
  'nightstand-oak': {
    description: [
      'Zásuvka na to, co nechcete mít na očích, a otevřená přihrádka na rozečtenou knihu. Ve výšce 52 cm bude lampička právě u matrace.',
      'Zásuvka jezdí po dřevěných lištách a je spojená na rybinu. Knopka je mosazná.',
    ],
    materials: ['Korpus: dubová dýha, hrany z masivu', 'Nohy: masivní dub', 'Knopka: mosaz'],
  },
  'nightstand-walnut-2': {
    description: [
      'Dvě stejné zásuvky přes celou výšku, pro ty, kdo mají vršek stolku rádi prázdný. Čela jsou z jednoho prkna, takže kresba na sebe navazuje.',
      'Do spodní zásuvky se vejde tablet nebo štůsek časopisů; drážkou vzadu protáhnete nabíječku.',
    ],
    materials: [
      'Korpus podle provedení: ořechová, nebo jasanová dýha, hrany z masivu',
      'Nohy: masiv',
      'Knopky: mosaz',
    ],
  },
};
