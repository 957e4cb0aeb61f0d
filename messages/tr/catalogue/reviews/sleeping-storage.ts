import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for beds and storage. */
export const sleepingStorage: WrittenReviews = {
  'bed-haga-160': [
    {
      author: 'Rabia G.',
      rating: 5,
      title: 'Yaslanıp okumalık',
      text: 'İki yumuşak yastık tam omuz hizasında.',
    },
    {
      author: 'Suat E.',
      rating: 4,
      title: 'Eski yatağımız uydu',
      text: 'Boşluk kalmadı. Altı biraz daha yüksek olsa kutu sığardı.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Figen Ç.',
      rating: 5,
      title: 'Otel odası gibi',
      text: 'Başlık tek başına yatak odasını değiştirdi.',
    },
    {
      author: 'Doğan A.',
      rating: 4,
      title: 'Heybetli',
      text: 'Küçük odaya ağır kaçar. Kadifeyi arada fırçalıyoruz.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Leman K.',
      rating: 5,
      title: 'Döşemesiz olsun diyenlere',
      text: 'Kumaş başlık istemiyordum, aradığım buydu.',
    },
    {
      author: 'Rüştü D.',
      rating: 4,
      title: 'Altı boş',
      text: 'Kışlıkları kutularla altına ittik. Okurken çubukların önüne yastık koymak lazım.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Begüm Y.',
      rating: 5,
      title: 'Dokunası geliyor',
      text: 'Başlığa yaslanınca kalkasım gelmiyor.',
    },
    {
      author: 'Nihat T.',
      rating: 4,
      title: 'Ölçüye dikkat',
      text: 'Yataktan birkaç santim geniş. Rengi ekrandakinden sıcak.',
    },
  ],
  'sideboard-slat-oak': [
    {
      author: 'Saadet B.',
      rating: 5,
      title: 'Kulpsuz, dertsiz',
      text: 'Parmağınla itiyorsun, kapak açılıyor. Büyük servis tabaklarım sığdı.',
    },
    {
      author: 'Erhan S.',
      rating: 4,
      title: 'Ceviz mi, meşe mi',
      text: 'Uzun düşündük, cevizde karar kıldık. Ayaklarını gelen ekip taktı.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Ahu Ö.',
      rating: 5,
      title: 'Örtüler hava alıyor',
      text: 'Hasır sayesinde içi hiç kokmuyor.',
    },
    {
      author: 'İsmail G.',
      rating: 4,
      title: 'Duvarı hafifletti',
      text: 'Dolu kapaklı olsa ağır dururdu.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Feride E.',
      rating: 5,
      title: 'Şişeler dik duruyor',
      text: 'Boş bırakılan bölmeye en uzunu bile sığdı.',
    },
    {
      author: 'Yavuz Ç.',
      rating: 4,
      title: 'Sakin bir parça',
      text: 'Göze batmıyor, yakından bakınca kaliteyi görüyorsunuz.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Müge A.',
      rating: 5,
      title: 'Televizyonu unutturdu',
      text: 'Gözünüz ekrana değil çıtalara gidiyor.',
    },
    {
      author: 'Sedat K.',
      rating: 4,
      title: 'Çıtalar toz tutuyor',
      text: 'Haftada bir fırçalıyorum. Oyun konsolunun çevresini boş bırakıyorum, ısınıyor.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Songül D.',
      rating: 3,
      title: 'Ekran sınırına bakın',
      text: 'Bizim 75 inç taştı, okumadan almışız. Dolabın kendisi güzel.',
    },
    {
      author: 'Adem Y.',
      rating: 5,
      title: 'Açık renk, alçak',
      text: 'Salon ferahladı. Kapaklar yavaşça iniyor.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Türkan T.',
      rating: 5,
      title: 'Sessiz kapanıyor',
      text: 'Eşim erken kalkıyor, dolabın sesine uyanmıyorum artık.',
    },
    {
      author: 'Oktay B.',
      rating: 4,
      title: 'Raflar bol',
      text: 'Kazaklar sonunda düzende. Tavan yüksekliğinize bakın, 205 santim.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Aylin S.',
      rating: 4,
      title: 'Mat boya',
      text: 'Parmak izi tutmuyor. Uzun elbiseler yere değmeden asılıyor.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Fuat Ö.',
      rating: 5,
      title: 'Çekmeceleri keçeli',
      text: 'Sonuna kadar çıkıyor, saatlerim çizilmiyor.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Nesrin G.',
      rating: 5,
      title: 'Arkası da kapalı',
      text: 'Odanın ortasında bile şık duruyor.',
    },
    {
      author: 'Gökhan E.',
      rating: 4,
      title: 'Klasörler sığdı',
      text: 'Duvar aparatı kutudan çıktı, on dakikada taktım.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Irmak Ç.',
      rating: 5,
      title: 'Odayı ikiye böldü',
      text: 'Bir yan yatak, bir yan masa. Işığı kesmiyor.',
    },
    {
      author: 'Bülent A.',
      rating: 3,
      title: 'Dağınıklığı saklamıyor',
      text: 'Arkası açık olunca her şey meydanda. Duvara sabitleyince sağlam.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Neslihan K.',
      rating: 5,
      title: 'Çift aldık',
      text: 'Yatağın iki yanında ikiz gibiler.',
    },
    {
      author: 'Zafer D.',
      rating: 4,
      title: 'Tek çekmece',
      text: 'Bana yetiyor, eşim iki çekmeceli olanı istiyor.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Mine Y.',
      rating: 4,
      title: 'Siyah dişbudak',
      text: 'Siyah ama damarı görünüyor, gösterişsiz ve şık.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Tülay T.',
      rating: 5,
      title: 'Oyuncak toplama aracı',
      text: 'Akşam olunca her şey içine.',
    },
    {
      author: 'Hasan B.',
      rating: 4,
      title: 'Odunluk yaptım',
      text: 'Sobanın yanında duruyor, doluyken de eğilmiyor. Başta birkaç tel döktü.',
    },
  ],
};
