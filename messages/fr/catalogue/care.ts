import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const care: CatalogueTexts['care'] = {
  fabric: [
    'Passez l’aspirateur sur le tissu toutes les deux semaines, avec une brosse douce.',
    'Tamponnez aussitôt les taches avec un chiffon propre et humide ; ne frottez pas.',
    'Retournez et secouez de temps en temps les coussins libres, ils s’useront de façon égale.',
  ],
  velvet: [
    'Brossez dans le sens du poil avec une brosse à vêtements douce.',
    'Tamponnez les taches à l’eau tiède ; laissez sécher, puis relevez le poil à la brosse.',
  ],
  leather: [
    'Nettoyez avec un chiffon à peine humide et gardez le cuir à l’abri du plein soleil.',
    'Nourrissez le cuir deux fois par an avec une crème incolore.',
  ],
  oil: [
    'Essuyez le bois avec un chiffon à peine humide, puis séchez.',
    'Huilez le bois deux fois par an avec une huile d’entretien incolore.',
    'Glissez un dessous-de-plat sous les casseroles chaudes et les verres mouillés.',
  ],
  lacquer: ['Essuyez avec un chiffon humide et une goutte de produit vaisselle ; jamais de produit abrasif.'],
  stone: [
    'Épongez aussitôt le vin, le café et les agrumes : la pierre naturelle est poreuse.',
    'Nettoyez à l’eau avec un savon pour pierre au pH neutre et imperméabilisez une fois par an.',
  ],
  metal: ['Dépoussiérez avec un chiffon doux et sec.'],
  brass: [
    'Dépoussiérez à sec. Le laiton non verni change de teinte avec le temps ; passez un produit pour cuivres si vous aimez qu’il brille.',
  ],
  woven: [
    'Dépoussiérez le tressage avec une brosse douce.',
    'Évitez le plein soleil et la proximité d’un radiateur, pour qu’il ne se dessèche pas.',
  ],
  rug: [
    'Aspirez dans le sens du poil, sans brosse rotative.',
    'Un tapis en laine perd des fibres les six premiers mois ; cela passe tout seul.',
    'Tournez le tapis d’un demi-tour deux fois par an.',
  ],
  shade: ['Dépoussiérez l’abat-jour avec un rouleau adhésif ou un pinceau doux.'],
  paper: ['Dépoussiérez au plumeau sec. Ne mouillez pas le papier.'],
  mirror: ['Nettoyez le verre à l’eau avec un chiffon microfibre ; ne vaporisez rien sur les bords.'],
  ceramic: ['Se lave à la main, à l’eau tiède.'],
  plant: [
    'Dépoussiérez les feuilles avec un pinceau doux ou un chiffon humide.',
    'Après le déballage, courbez délicatement les branches.',
  ],
};
