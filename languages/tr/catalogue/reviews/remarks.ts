import type { ReviewTexts } from '../../../shape/reviews.ts';

export const remarks: ReviewTexts['remarks'] = {
  sofa: [
    'İlk hafta biraz yeni kokusu vardı.',
    'Oturumu sertçe, alışmak gerekiyor.',
    'Kırlentleri biraz daha dolgun olabilirdi.',
    'Kapınızı iyi ölçün, bizde ucu ucuna geçti.',
    'Açık renk kumaşa kot pantolon boya bırakıyor.',
    'Uzun boyluysanız sırtı alçak gelebilir.',
  ],
  armchair: [
    'Uzun boylular için sırtı biraz alçak.',
    'Köpeğimizin tüyünü çok belli ediyor.',
    'Ayaklarını bir kez daha sıkmam gerekti.',
    'Rengi ekrandakinden bir ton koyu.',
  ],
  chair: [
    'Bir ayağı azıcık kısaydı, keçeyle hallettik.',
    'Oturumu biraz sert.',
    'Ayaklarına daha kalın keçe yapıştırdım.',
    'Her biri ayrı kutudaydı, evde karton dağ oldu.',
    'Eskilerimizden geniş; bir kenara üç yerine iki tane sığıyor.',
  ],
  table: [
    'İlk aylarda ahşabı yağlamak gerekiyor.',
    'Ağır, taşırken yardım isteyin.',
    'Rengi ekrandakinden biraz farklı.',
    'Kaloriferler yanınca tablada ince bir çizgi belirdi.',
    'Kurulum kılavuzu daha açık olabilirdi.',
  ],
  coffee: [
    'İlk aylarda ahşap yağ istiyor.',
    'Rengi ekrandakinden bir ton koyu.',
    'Bir ayağını yeniden sıkmam gerekti.',
    'Tozu çabuk gösteriyor.',
  ],
  desk: [
    'İkinci bir kablo deliği olsaydı keşke.',
    'Kalın dizüstü bilgisayar için çekmeceler sığ.',
    'Kılavuzda yalnızca resim var.',
    'Tablası kolay çiziliyor, altlık koyun.',
  ],
  shelf: [
    'Kılavuzu daha anlaşılır olabilirdi.',
    'Duvara sabitlemeden kullanmayın.',
    'Bir vidası eksik çıktı.',
    'Kurmak için mutlaka iki kişi lazım.',
  ],
  cabinet: ['Arkalığı ince.', 'Çekmecesi daha derin olabilirdi.', 'Hayal ettiğimden biraz küçük.'],
  pendant: [
    'İçinden ampul çıkmıyor, ayrıca almak gerekti.',
    'Kablosu yarım metre daha uzun olabilirdi.',
    'Tavan kapağı plastik, o biraz üzdü.',
    'Açıp asması biraz sabır istiyor.',
  ],
  stone: [
    'Limona dikkat, bizde mat bir iz bıraktı.',
    'Tek başınıza yerinden oynatamazsınız.',
    'Tonu fotoğraftakinden biraz sıcak.',
  ],
  bench: [
    'Mindersiz bir saat sonra sert geliyor.',
    'Bir ay sonra cıvatalarını sıktım.',
    'Sandığımdan dar, ölçüleri iyi okuyun.',
  ],
  storage: [
    'Arkalığı biraz daha kalın olabilirdi.',
    'Kapak ayarı vakit aldı.',
    'İçinde tek kablo deliği var.',
    'Üstü tozu çabuk gösteriyor.',
    'Gün ışığında kaplama ile masif arasındaki ton farkı belli oluyor.',
  ],
  bed: [
    'Kılavuzu çözmek biraz uğraştırdı.',
    'Başlığını arada bir fırçalamak gerekiyor.',
    'Orta ayağı yere tam değmiyordu, keçeyle hallettik.',
    'Kolisi dar merdiven için büyük.',
  ],
  lamp: [
    'İçinden ampul çıkmıyor, ayrıca almak gerekti.',
    'Kablosu yarım metre daha uzun olabilirdi.',
    'Başlığı biraz eğri duruyordu, çevirince düzeldi.',
    'Parmak izi belli oluyor.',
  ],
  rug: [
    'İlk haftalar epey tüy bırakıyor.',
    'Rulo geldiği için köşeleri kalkıktı, üç günde düzeldi.',
    'Fotoğraftakinden biraz açık.',
  ],
  plant: [
    'Dallarını açmak yarım saat sürüyor.',
    'Çok yakından bakınca gövdedeki ek yeri görünüyor.',
    'Saksısı düşündüğümden küçük.',
  ],
  mirror: [
    'Ağır: iki kişi asın.',
    'İçinden tek tip dübel çıktı, alçıpan için başkası gerekti.',
    'Parmak izini çabuk gösteriyor.',
  ],
  small: [
    'Hayal ettiğimden biraz küçük.',
    'Benimkinin altında küçük bir iz vardı.',
    'Rengi telefondakinden biraz farklı.',
  ],
};
