import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas and armchairs. */
export const livingSofas: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Elif K.',
      rating: 5,
      title: 'Sonunda ayaklarım yere değiyor',
      text: 'Boyum 1,60 ve çoğu kanepede ayağım boşta kalıyordu. Bunda hem sırtım yaslanıyor hem de rahatça oturuyorum.',
    },
    {
      author: 'Murat D.',
      rating: 4,
      title: 'Lekesi çıktı',
      text: 'Çikolatalı el değdi, nemli bezle sildik, geçti. Minderleri kabartmakla da uğraşmıyorum.',
    },
    {
      author: 'Zeynep A.',
      rating: 5,
      title: 'Üç kişi gerçekten üç kişi',
      text: 'Maç akşamı kimse kimsenin koluna değmedi.',
    },
    {
      author: 'Hakan Y.',
      rating: 4,
      title: 'Kapıyı ölçün',
      text: 'Asansöre sığmadı, merdivenden çıktı. Ayaklarını takınca iş bitti.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Merve T.',
      rating: 5,
      title: 'Küçük eve tam oldu',
      text: 'Kirada 1+1 oturuyoruz, odayı boğmadı. İki kişi çay keyfi için ideal.',
    },
    {
      author: 'Serkan B.',
      rating: 3,
      title: 'Kolçağı sert',
      text: 'Başımı koymak istedim, sert geldi. Oturması rahat.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Ayşe S.',
      rating: 5,
      title: 'Yumuşacık',
      text: 'İçine gömülüyorsunuz ama kalkarken zorlanmıyorsunuz.',
    },
    {
      author: 'Kerem Ö.',
      rating: 4,
      title: 'Alçak ve geniş',
      text: 'Pencerenin önünü kapatmıyor, kolçakları da sehpa gibi enli.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Selin G.',
      rating: 5,
      title: 'Hardal rengi aldık',
      text: 'Salonun havası değişti. Misafirler kumaşa dokunmadan geçmiyor.',
    },
    {
      author: 'Tolga E.',
      rating: 4,
      title: 'Kırlenti tek',
      text: 'Renk uyumu güzel ama ikinci bir kırlent isterdim. Kılıfları çıkmıyor, bunu bilerek aldık.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Cem Ç.',
      rating: 5,
      title: 'Gerçek deri işte',
      text: 'Üstündeki izler doğal, zamanla rengi ısındı. Nemli bezle silmek yetiyor.',
    },
    {
      author: 'Nurgül A.',
      rating: 4,
      title: 'Parlamaya başladı',
      text: 'Kestane rengini aldık, oturduğumuz yerler tatlı tatlı parlıyor. Başta sertti, kalıbımızı aldı.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Hülya K.',
      rating: 5,
      title: 'Bayramda herkes sığdı',
      text: 'Dört kişi yan yana, torunlar uzun tarafta. Kimse yere inmedi.',
    },
    {
      author: 'Onur D.',
      rating: 4,
      title: 'Kurulumla uğraşmadık',
      text: 'İki parça getirip birleştirdiler, kartonları da aldılar. Salonunuzu iyi ölçün, büyük.',
    },
    {
      author: 'Gizem Y.',
      rating: 3,
      title: 'Yastıkları ince',
      text: 'Oturumu güzel, kumaşı yumuşak. Dekoratif yastıklar daha dolgun olabilirdi.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Derya T.',
      rating: 5,
      title: 'Emzirme koltuğum',
      text: 'Sırtım destekli, kolum yorulmuyor.',
    },
    {
      author: 'Barış B.',
      rating: 4,
      title: 'Hazır geldi',
      text: 'Kutudan çıkardık, oturduk. Yastığı da içindeydi.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Esra S.',
      rating: 5,
      title: 'Gri takımın yanına',
      text: 'Hardal rengi bütün salona canlılık kattı.',
    },
    {
      author: 'Emre Ö.',
      rating: 4,
      title: 'Kadifesi parlıyor',
      text: 'Işığa göre tonu değişiyor. Ayakları ince ve şık.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Levent G.',
      rating: 5,
      title: 'Usta işi',
      text: 'Ceviz geçmelerde aralık yok, insan bakmaya doyamıyor. Babama hediye aldım, çok sevdi.',
    },
    {
      author: 'Pınar E.',
      rating: 4,
      title: 'Dik oturmak isteyene',
      text: 'Sırtı düz, belim rahat. Derisini silmek kolay.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Büşra Ç.',
      rating: 5,
      title: 'Ahşabı pürüzsüz',
      text: 'Kolçağına dokunmadan oturamıyorum, çok iyi zımparalanmış.',
    },
    {
      author: 'Sinan A.',
      rating: 4,
      title: 'Dik oturtuyor',
      text: 'Belim için iyi oldu. Ahşap kolçak uzun oturunca sert geliyor.',
    },
  ],
  'stool-tri': [
    {
      author: 'Nazlı K.',
      rating: 5,
      title: 'Evin jokeri',
      text: 'Bir gün sehpa, bir gün tabure, bir gün saksı altı.',
    },
    {
      author: 'Ufuk D.',
      rating: 4,
      title: 'Yer kaplamıyor',
      text: 'İşi bitince masanın altına itiyorum. Kenarı yuvarlak, dize batmıyor.',
    },
  ],
};
