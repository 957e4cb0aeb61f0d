import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for tables and chairs. */
export const dining: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Nermin G.',
      rating: 5,
      title: 'Mutfağı açtı',
      text: 'Açık meşe, gri kumaş derken dar mutfağımız büyüdü sanki.',
    },
    {
      author: 'Okan E.',
      rating: 4,
      title: 'Oturağı sertçe',
      text: 'Yumuşak seven önce denesin. Altısı da aynı tonda, hiçbiri sallanmıyor.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Sibel Ç.',
      rating: 5,
      title: 'Ceviz sıcacık',
      text: 'Babaannemden kalan büfenin yanına yakıştı.',
    },
    {
      author: 'Cenk A.',
      rating: 4,
      title: 'Pahalı ama ahşap',
      text: 'Sekiz tane alınca bütçe sarsıldı. Deriyi silmek saniyelik iş.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Tuğba K.',
      rating: 5,
      title: 'Sofradan kalkamıyoruz',
      text: 'Sırtı sardığı için sohbet uzuyor.',
    },
    {
      author: 'Engin D.',
      rating: 2,
      title: 'Oturağı kısa geldi',
      text: 'Bacaklarım uzun, öne kayıyorum. İşçiliğe sözüm yok, almadan önce oturup deneyin.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Şule Y.',
      rating: 5,
      title: 'Koltuk gibi sandalye',
      text: 'Makyaj masama aldım, yumuşacık.',
    },
    {
      author: 'Ferhat T.',
      rating: 3,
      title: 'Kedi sevdi',
      text: 'Biz sevemedik, ilmeklerle oynuyor. Görüntüsü çok güzel.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Özge B.',
      rating: 5,
      title: 'Yazın ferah',
      text: 'Terletmiyor, halının üstünde de takılmadan kayıyor.',
    },
    {
      author: 'Haluk S.',
      rating: 4,
      title: 'Deseni çıkıyor',
      text: 'Şortla oturunca hasırın izi bacakta kalıyor. Yine de rahat.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Meral Ö.',
      rating: 5,
      title: 'Eskilerin sandalyesi',
      text: 'Çocukluğumun mutfağı geldi aklıma. Damarı boyanın altından seçiliyor.',
    },
    {
      author: 'Burak G.',
      rating: 4,
      title: 'Çok hafif',
      text: 'Tek elle taşıyorum. Uzun oturunca ince bir minder iyi gider.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Perihan E.',
      rating: 5,
      title: 'Anneme de aldım',
      text: 'Bizde görünce o da istedi.',
    },
    {
      author: 'Alper Ç.',
      rating: 4,
      title: 'Ağırlığı tam',
      text: 'Ne uçuyor ne zor çekiliyor. Keçeleri takılı geldi.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Gönül A.',
      rating: 5,
      title: 'Sekiz kişi rahat rahat',
      text: 'Ortada oturan bile bacağını masa ayağına çarpmıyor. Kurulumu ekip yaptı.',
    },
    {
      author: 'Selim K.',
      rating: 4,
      title: 'Boyunu iyi seçin',
      text: 'İki metre bize fazla geldi, 180 yetermiş. İşçiliği temiz.',
    },
    {
      author: 'Ebru D.',
      rating: 5,
      title: 'Ödevden bayrama',
      text: 'Evde ne varsa bu masada oluyor.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Necla Y.',
      rating: 5,
      title: 'Ömürlük masa',
      text: 'Damar boydan boya devam ediyor. Baş köşede oturan da rahat.',
    },
    {
      author: 'Tarık T.',
      rating: 4,
      title: 'Ağır',
      text: 'Yerini değiştirmek dört kişi istedi. İlk günlerdeki ahşap kokusu çok hoştu.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'Yeliz B.',
      rating: 4,
      title: 'Füme meşe',
      text: 'Gerçekten derin bir renk, sehpamız soluk kaldı.',
    },
    {
      author: 'Kadir S.',
      rating: 3,
      title: 'Yağ istiyor',
      text: 'İki kat yağdan sonra düzeldi. Bakım sevmeyene göre değil.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Nilüfer Ö.',
      rating: 5,
      title: 'Ayak derdi yok',
      text: 'Beşinci kişi gelince nereye oturayım demiyor.',
    },
    {
      author: 'Rıza G.',
      rating: 4,
      title: 'Ayağı makara gibi',
      text: 'Torna işi çok beğenildi. Dört kişi ferah, fazlası samimi.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Banu E.',
      rating: 5,
      title: 'Gösterişli',
      text: 'Mum yakınca oluklar ayrı güzel.',
    },
    {
      author: 'Metin Ç.',
      rating: 4,
      title: 'Soğuk taş',
      text: 'Kışın dirsek üşüyor, servis altlığı koyduk. Bizimkinin damarı tam ortadan geçiyor.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Canan A.',
      rating: 5,
      title: 'Beklediğimize değdi',
      text: 'Siparişten sonra yapıldı. Kavisli ayaklar elde zımparalanmış, dokununca anlaşılıyor.',
    },
    {
      author: 'Fikret K.',
      rating: 4,
      title: 'Koyu renk',
      text: 'Cevizde kırıntı görünüyor. İşçiliğine diyecek yok.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Sevda D.',
      rating: 5,
      title: 'Salonda ofis yok',
      text: 'Akşam her şeyi çekmeceye atıyorum, masa yine mobilya oluyor.',
    },
    {
      author: 'Umut Y.',
      rating: 4,
      title: 'Dar merdivenden çıktı',
      text: 'Ayakları sökülünce sorun kalmadı. Çekmeceleri kalın dizüstü için sığ.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Handan T.',
      rating: 4,
      title: 'Antreye koyduk',
      text: 'Ayakkabı giyerken oturuyoruz. Uzun oturunca minder istiyor.',
    },
    {
      author: 'Koray B.',
      rating: 5,
      title: 'Üç çocuk yan yana',
      text: 'Sandalye kavgası bitti.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'İpek S.',
      rating: 5,
      title: 'Yatağın ucunda',
      text: 'Sabah çorabımı orada giyiyorum. Minderi dolgun.',
    },
    {
      author: 'Vedat Ö.',
      rating: 4,
      title: 'Rengi açık',
      text: 'Kirli montları üstüne koydurmuyorum. Boyutu tam yerine oldu.',
    },
  ],
};
