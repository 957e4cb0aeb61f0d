/** Care advice by material. */
export const care = {
  fabric: [
    'Zuig de stof eens per twee weken met een zachte borstel.',
    'Dep vlekken meteen met een schone, vochtige doek; wrijf niet.',
    'Draai losse kussens af en toe om en schud ze op; zo slijten ze gelijkmatig.',
  ],
  velvet: [
    'Borstel met de vleug mee met een zachte kledingborstel.',
    'Dep vlekken met lauw water; laat drogen en borstel de vleug weer op.',
  ],
  leather: [
    'Neem af met een licht vochtige doek en houd het leer uit de volle zon.',
    'Voed het leer twee keer per jaar met een kleurloze leercrème.',
  ],
  oil: [
    'Neem het hout af met een licht vochtige doek en droog na.',
    'Olie het hout twee keer per jaar met kleurloze onderhoudsolie.',
    'Gebruik onderzetters onder warme pannen en natte glazen.',
  ],
  lacquer: ['Neem af met een vochtige doek en een druppel afwasmiddel; gebruik geen schuurmiddel.'],
  stone: [
    'Neem vlekken van wijn, koffie en citrus meteen op: natuursteen is poreus.',
    'Reinig met water en een pH-neutrale steenzeep en impregneer eens per jaar.',
  ],
  metal: ['Stof af met een droge, zachte doek.'],
  brass: [
    'Stof droog af. Ongelakt messing verkleurt met de tijd; poets het op met koperpoets als u glans wilt.',
  ],
  woven: [
    'Stof het vlechtwerk af met een zachte borstel.',
    'Houd het uit de volle zon en uit de buurt van de verwarming, dan droogt het niet uit.',
  ],
  rug: [
    'Zuig in de richting van de pool, zonder roterende borstel.',
    'Een wollen kleed verliest het eerste half jaar losse vezels; dat neemt vanzelf af.',
    'Draai het kleed twee keer per jaar een halve slag.',
  ],
  shade: ['Stof de kap af met een pluizenroller of een zachte kwast.'],
  paper: ['Stof af met een droge plumeau. Papier niet nat maken.'],
  mirror: ['Reinig het glas met een microvezeldoek en water; spuit niet op de randen.'],
  ceramic: ['Met de hand af te wassen met lauw water.'],
  plant: [
    'Stof de bladeren af met een zachte kwast of een vochtige doek.',
    'Buig de takken na het uitpakken voorzichtig in vorm.',
  ],
};
