import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for lamps, mirrors and plants. */
export const lightingDecoration: WrittenReviews = {
  'lamp-vega-floor': [
    {
      author: 'Yasemin S.',
      rating: 5,
      title: 'Kalkmadan kısıyorum',
      text: 'Işık ayarı kabloda, koltuktan uzanıyorum.',
    },
    {
      author: 'Erdem Ö.',
      rating: 4,
      title: 'Siyah gövde',
      text: 'Beyaz duvarın önünde çizgi gibi. Keten başlıktan yumuşak ışık süzülüyor.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Gaye G.',
      rating: 5,
      title: 'Köşe tamamlandı',
      text: 'Boş duran yere hem ışık hem ahşap geldi.',
    },
    {
      author: 'Rasim E.',
      rating: 4,
      title: 'Başlığı geniş',
      text: 'Perdeye yakın koymayın, değiyor. Kısma özelliği yok.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Defne Ç.',
      rating: 5,
      title: 'Başlığı dönüyor',
      text: 'Bazen sehpayı, bazen duvardaki tabloyu aydınlatıyorum.',
    },
    {
      author: 'Cihan A.',
      rating: 4,
      title: 'Yer istiyor',
      text: 'Koltuğun arkasında boşluk bırakın. Ayak ucundan kısılması çok pratik.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Hande K.',
      rating: 5,
      title: 'Uyumadan önce',
      text: 'Okumaya yetiyor, göz almıyor.',
    },
    {
      author: 'Tuncay D.',
      rating: 4,
      title: 'Kil rengi',
      text: 'Ekrandakinden sıcak duruyor. Seramiği çok hoş.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Lale Y.',
      rating: 5,
      title: 'Göz almıyor',
      text: 'Masa aydınlık, yüzler rahat.',
    },
    {
      author: 'Ömer T.',
      rating: 4,
      title: 'Asması kolay',
      text: 'Yarım saatte bitti. İçi altın renkli, ışığı ısıtıyor.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Sema B.',
      rating: 5,
      title: 'Çocuk odasına',
      text: 'Her yere eşit ışık veriyor, göz yormuyor.',
    },
    {
      author: 'Celal S.',
      rating: 3,
      title: 'Narin',
      text: 'Taşınırken ucu yırtıldı. Fiyatı makul, yenisini alacağım.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Ezgi Ö.',
      rating: 5,
      title: 'Yazlık havası',
      text: 'Balkona bakan köşeye astık, doğal rengi çok yakıştı.',
    },
    {
      author: 'Nejat G.',
      rating: 4,
      title: 'Örgüsü el işi',
      text: 'Küçük kusurları var, hoşuma gidiyor. Okumak için ek lamba gerek.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Pelin E.',
      rating: 5,
      title: 'Lavabonun üstünde',
      text: 'Pirinç kenarı bataryayla aynı tonda. Vida ve dübel kutudan çıktı.',
    },
    {
      author: 'Şahin Ç.',
      rating: 4,
      title: 'Büyük boy aldık',
      text: 'Yüzlük ilk başta fazla geldi, alışınca küçüğü az olurmuş dedik.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Burcu A.',
      rating: 5,
      title: 'Topuğuma kadar',
      text: 'Giyinirken artık sandalyeye çıkmıyorum.',
    },
    {
      author: 'Tayfun K.',
      rating: 4,
      title: 'Parmak izi',
      text: 'Çocuklar yüzünden her gün siliyorum. Duvara bağlama parçası içinden çıktı.',
    },
  ],
  'plant-olive': [
    {
      author: 'Nuray D.',
      rating: 5,
      title: 'Salona Ege geldi',
      text: 'Dallarını istediğiniz gibi eğiyorsunuz.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Halil Y.',
      rating: 4,
      title: 'İri yapraklı',
      text: 'Yaprakları tek tek açtım, biraz vakit aldı. Sonuç güzel.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Kübra T.',
      rating: 4,
      title: 'Saksısı ağır',
      text: 'Devrilmiyor, kedimiz denedi.',
    },
  ],
  'vase-moon': [
    {
      author: 'Deniz B.',
      rating: 5,
      title: 'Boşken de güzel',
      text: 'Konsolun üstünde tek başına yetiyor.',
    },
    {
      author: 'Asuman S.',
      rating: 4,
      title: 'Ağzı dar',
      text: 'Buket sığmıyor, dal koyuyorum. Sırı mat ve pürüzsüz.',
    },
  ],
};
