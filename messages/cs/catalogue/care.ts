import type { CareCode } from '../../shape/catalogue.ts';

/** Care advice by material; lines stand in the order of the Dutch ones, by which some are left out (cushions, coasters). */
export const care: Readonly<Record<CareCode, readonly string[]>> = {
  fabric: [
    'Látku jednou za čtrnáct dní vysajte měkkým kartáčem.',
    'Skvrnu hned odsajte čistým vlhkým hadříkem; netřete ji.',
    'Volné polštáře občas otočte a natřepejte, opotřebují se pak rovnoměrně.',
  ],
  velvet: [
    'Samet kartáčujte po vlasu měkkým kartáčem na šaty.',
    'Skvrnu odsajte vlažnou vodou, nechte uschnout a vlas znovu učešte.',
  ],
  leather: [
    'Kůži otírejte lehce navlhčeným hadříkem a chraňte ji před přímým sluncem.',
    'Dvakrát ročně ji ošetřete bezbarvým krémem na kůži.',
  ],
  oil: [
    'Dřevo otřete lehce navlhčeným hadříkem a osušte.',
    'Dvakrát ročně ho přetřete bezbarvým ošetřovacím olejem.',
    'Pod horké hrnce a mokré sklenice dávejte podložku.',
  ],
  lacquer: ['Otírejte vlhkým hadříkem s kapkou saponátu; nepoužívejte nic, co škrábe.'],
  stone: [
    'Víno, kávu a citrusy hned setřete: přírodní kámen je savý.',
    'Čistěte vodou a pH neutrálním mýdlem na kámen a jednou ročně povrch napusťte impregnací.',
  ],
  metal: ['Prach stírejte suchým měkkým hadříkem.'],
  brass: [
    'Prach stírejte nasucho. Nelakovaná mosaz časem ztmavne; chcete-li ji lesklou, použijte leštidlo na mosaz.',
  ],
  woven: [
    'Prach z výpletu vykartáčujte měkkým kartáčem.',
    'Nenechávejte ho na přímém slunci ani těsně u topení, aby nevysychal.',
  ],
  rug: [
    'Vysávejte po směru vlasu, bez rotačního kartáče.',
    'Vlněný koberec zpočátku pouští vlákna; během půl roku to samo přestane.',
    'Dvakrát ročně koberec otočte o půl otáčky.',
  ],
  shade: ['Stínidlo očistěte lepicím válečkem nebo měkkým štětcem.'],
  paper: ['Prach ometejte suchou prachovkou. Papír nesmí navlhnout.'],
  mirror: ['Sklo čistěte utěrkou z mikrovlákna a vodou; na okraje nestříkejte.'],
  ceramic: ['Glazovanou keramiku otřete měkkým, lehce navlhčeným hadříkem.'],
  plant: [
    'Listy oprašte měkkým štětcem nebo otřete vlhkým hadříkem.',
    'Po vybalení větve opatrně vytvarujte.',
  ],
};
