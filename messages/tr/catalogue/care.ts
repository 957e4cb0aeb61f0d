import type { CatalogueTexts } from '../../shape/catalogue.ts';

/** Care advice by material. */
export const care: CatalogueTexts['care'] = {
  fabric: [
    'Kumaşı iki haftada bir, süpürgenizin yumuşak fırçasıyla çekin.',
    'Leke olursa ovalamadan, temiz ve nemli bir bezle hemen tampon yapın.',
    'Ayrı minderleri varsa ara sıra çevirip kabartın; böylece her yanı eşit yıpranır.',
  ],
  velvet: [
    'Kadifeyi yumuşak bir elbise fırçasıyla, havının yönünde fırçalayın.',
    'Lekeyi ılık suyla nemlendirilmiş bir bezle alın; kuruyunca havını yeniden kaldırın.',
  ],
  leather: [
    'Deriyi hafif nemli bir bezle silin, doğrudan güneşten koruyun.',
    'Yılda iki kez renksiz deri kremiyle besleyin.',
  ],
  oil: [
    'Ahşabı hafif nemli bir bezle silip kurulayın.',
    'Yılda iki kez renksiz ahşap bakım yağı sürün.',
    'Sıcak tencerenin ve ıslak bardağın altına altlık koyun.',
  ],
  lacquer: ['Bir damla bulaşık deterjanı damlatılmış nemli bezle silin; ovucu temizlik ürünü kullanmayın.'],
  stone: [
    'Şarap, kahve ve limon lekelerini bekletmeden silin: doğal taş gözeneklidir.',
    'Su ve pH değeri nötr bir taş temizleyiciyle silin, yılda bir kez koruyucu sürün.',
  ],
  metal: ['Kuru ve yumuşak bir bezle tozunu alın.'],
  brass: [
    'Kuru bezle tozunu alın. Verniksiz pirinç zamanla koyulaşır; parlak olsun isterseniz pirinç cilasıyla ovun.',
  ],
  woven: [
    'Örgünün tozunu yumuşak bir fırçayla alın.',
    'Kuruyup çatlamaması için güneşin altına ve kaloriferin dibine koymayın.',
  ],
  rug: [
    'Havının yönünde, döner fırça takmadan süpürün.',
    'Yün halı ilk altı ay tüy bırakır; bu kendiliğinden azalır.',
    'Halıyı yılda iki kez yarım tur çevirin.',
  ],
  shade: ['Başlığın tozunu tüy toplayıcıyla ya da yumuşak bir fırçayla alın.'],
  paper: ['Tozunu kuru bir tüy süpürgeyle alın. Kâğıdı ıslatmayın.'],
  mirror: ['Camı su ve mikrofiber bezle silin; kenarlara doğrudan sprey sıkmayın.'],
  ceramic: ['Seramiği ılık suyla nemlendirilmiş bir bezle silin.'],
  plant: [
    'Yaprakların tozunu yumuşak bir fırça ya da nemli bezle alın.',
    'Kutudan çıkarınca dalları yavaşça bükerek biçim verin.',
  ],
};
