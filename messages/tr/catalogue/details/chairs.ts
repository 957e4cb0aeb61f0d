export const chairs = {
  'chair-ella-oak': {
    description: [
      'Ella’nın kavisli sırtlığı tek parça masif meşeden kesilir. Kenarı tam kürek kemiklerinin altına gelir; bastırmadan destekler.',
      'Oturumu sıkı süngerle doldurulmuş, dayanıklı bir kumaşla kaplanmıştır. İki vida sökülünce oturum ayrılır: yeniden döşetmek ya da on yıl sonra rengini değiştirmek için pratiktir.',
    ],
    materials: [
      'İskelet: yağlanmış masif Avrupa meşesi',
      'Oturum: sünger kaplı kontrplak',
      'Döşeme: dokuma kumaş ya da keten, en az 40.000 Martindale',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'Aynı Ella, bu kez Amerikan cevizinden. Koyu renkli, hareketli damarlı bu ahşap yıllar içinde biraz açılır.',
      'Oturumu 1,1 mm kalınlığında sığır derisiyle kaplıdır. Boyası derinin içine işlediği için çizik pek göze batmaz. Kumaş isterseniz gri dokuma seçeneği de var.',
    ],
    materials: [
      'İskelet: yağlanmış masif Amerikan cevizi',
      'Oturum: sünger kaplı kontrplak',
      'Döşeme: sığır derisi ya da dokuma kumaş',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja sırtınızı üç yandan sarar, kollarınızı serbest bırakır. Masaya kolayca yanaşır, uzun süre rahat oturursunuz.',
      'Gövdesi 3 cm süngerle kaplı, biçimlendirilmiş kontrplaktır. Kadife çepeçevre, görünen dikiş bırakmadan gerilir.',
      'Mat siyah çelik ayakların altında keçe tapalar var.',
    ],
    materials: [
      'Gövde: sünger kaplı, biçimlendirilmiş kontrplak',
      'Döşeme: kadife (%100 polyester), 80.000 Martindale',
      'Ayaklar: mat siyah toz boyalı çelik',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'Ronja’nın gövdesi buklet kumaşla kaplandı, masif meşe ayaklara oturtuldu. Kumaşın iri ilmekleri bir yemek sandalyesini neredeyse berjere çevirir.',
      'Tornadan çıkan ayaklar aşağı doğru incelir. Kutudan çıkan anahtarla beş dakikada takarsınız.',
    ],
    materials: [
      'Gövde: sünger kaplı, biçimlendirilmiş kontrplak',
      'Döşeme: buklet (%62 polyester, %28 akrilik, %10 yün) ya da dokuma kumaş',
      'Ayaklar: yağlanmış masif meşe',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea kızak ayaklıdır. Her iki yanda tek bir bükülmüş çelik boru oturumdan yere, yerden sırta uzanır; sandalye halının üstünde de parkedeki kadar rahat kayar.',
      'Oturumu ve sırtı, ahşap çerçeveye gerilmiş hazerandır. Hava geçirir ve neredeyse hiç ağırlık yapmaz. İlk haftalarda biraz esner, sonra öyle kalır.',
    ],
    materials: [
      'İskelet: 22 mm siyah toz boyalı çelik boru',
      'Çerçeveler: masif meşe, dişbudak ya da ceviz',
      'Oturum ve sırt: elde gerilmiş hazeran (rattan örgü)',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Dokuz tornalı çubuk, oyularak biçimlendirilmiş bir oturum ve ahşaba açılı geçen ayaklar: Alva, çubuk sırtlı sandalyelerin yüzyıllardır yapıldığı gibi yapılır.',
      'Masif dişbudaktandır; damarı gösteren su bazlı lakeyle iki kat boyanır. Beş kilodan biraz fazla gelir, yerini değiştirmek kolaydır.',
    ],
    materials: ['Tornalanmış masif Avrupa dişbudağı', 'Yüzey: mat, su bazlı lake'],
  },
  'chair-spindle-oak': {
    description: [
      'Alva’nın, işlem görmemiş gibi duran meşe hâli. 3 cm kalınlığındaki oturumu elde oyulur; minder koymadan da rahattır.',
      'Her ayak tornalanır ve oturuma kamayla kilitlenir. Bu bağlantı yük bindikçe sıkışır.',
    ],
    materials: ['Masif Avrupa meşesi', 'Yüzey: sert mumlu yağ'],
  },
  'armchair-nest': {
    description: [
      'Nest’te sırt ve kolçaklar tek bir çizgide birleşir. Arkada 72 cm olan kenar öne doğru alçalır; dirseklerinize engel olmadan yaslanırsınız.',
      'Oturma minderi ayrıdır, içinde sünger ve elyaf bulunur. Küçük sırt yastığı ürüne dahildir.',
      'Masif meşeden dört ayağı biraz içeriden başlar. Berjer size kurulu gelir.',
    ],
    materials: [
      'İskelet: masif kayın ve bükme kontrplak',
      'Oturum: elyaf katmanlı HR 35 sünger',
      'Döşeme: buklet, keten ya da şönil',
      'Ayaklar: yağlanmış masif meşe',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Siyah çelik ayaklar üzerinde, kadife kaplı Nest. Kumaşın parıltısı yuvarlak hatlara derinlik katar.',
      'Kadifesi her gün kullanılacak kadar sağlamdır: aşınma testinde 80.000 devir. Üzerine damlayan şarap, siz silene kadar yüzeyde bekler.',
    ],
    materials: [
      'İskelet: masif kayın ve bükme kontrplak',
      'Oturum: elyaf katmanlı HR 35 sünger',
      'Döşeme: kadife (%100 polyester), 80.000 Martindale',
      'Ayaklar: siyah toz boyalı çelik',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö nasıl yapıldığını saklamaz. Masif ceviz iskeleti zıvana geçmeyle birleştirilir; kolçağı bir fincan kahve koyacak kadar geniştir.',
      'Oturma ve sırt minderleri ahşap çıtaların üstünde durur. Kaplandığı boyalı deri, oturdukça güzelleşir. Yıllar sonra yeni kılıf da sipariş edebilirsiniz.',
    ],
    materials: [
      'İskelet: yağlanmış masif Amerikan cevizi',
      'Minderler: elyaf katmanlı HR 35 sünger',
      'Döşeme: 1,2 mm yarı anilin sığır derisi',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'Malmö’nün açık renklisi: masif meşe iskelet, keten ya da dokuma kumaş minderler. Açık iskelet ışığı geçirir; küçük odada bile yer kaplıyormuş gibi durmaz.',
      'Kılıflar fermuarlıdır. Keten ve dokuma kumaşı 30 derecede yıkar, bukleti kuru temizlemeye verirsiniz. İleride başka renkte ikinci bir takım da sipariş edebilirsiniz.',
    ],
    materials: [
      'İskelet: yağlanmış masif Avrupa meşesi',
      'Minderler: elyaf katmanlı HR 35 sünger',
      'Döşeme: keten, dokuma kumaş ya da buklet; çıkarılabilir',
    ],
  },
  'stool-tri': {
    description: [
      'Üç ayak, zemin bozuk olsa da sallanmaz. Tri kimi zaman oturulacak yer, kimi zaman komodin, kimi zaman küvet kenarında bir sehpa olur.',
      'Oturumu 35 cm çapında, 3 cm kalınlığındadır; kenarı yuvarlatılmıştır. Ayakları alet kullanmadan vidalarsınız.',
    ],
    materials: ['Masif meşe, ceviz ya da siyah boyalı dişbudak', 'Yüzey: sert mumlu yağ'],
  },
};
