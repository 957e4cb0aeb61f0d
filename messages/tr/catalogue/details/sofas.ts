export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo, düz kolçaklı ve üç ayrı oturma minderli bir kanepe. Oturma derinliği 56 cm: ayaklarınız yerde, sırtınız minderdedir. Sırt minderini alınca oturma yeri derinleşir; bacaklarınızı toplayıp kitap okumaya yer kalır.',
      'Minderlerin içinde elyafla sarılmış yüksek esneklikte sünger var. Kendiliğinden toparlanır; ara sıra çevirip kabartmanız yeter. Dikişleri izleyen biye kanepenin hatlarını belirgin tutar.',
      'Masif meşe ayaklar hafifçe dışa açılır. Kanepenin altında 14 cm boşluk kalır; robot süpürge rahatça geçer. Görseldeki iki kırlent de ürüne dahildir.',
    ],
    materials: [
      'İskelet: masif çam ve huş kontrplak, yapıştırılmış ve vidalanmış',
      'Oturum: zigzag yay, elyaf katmanlı HR 35 sünger',
      'Döşeme: %100 keten ya da dokuma kumaş (%100 geri dönüştürülmüş polyester), en az 40.000 Martindale',
      'Ayaklar: yağlanmış masif meşe',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'Oslo serisinin ikilisi 168 cm genişliğinde; küçük bir salona, stüdyo daireye ya da üçlünün karşısına sığar. Kolçak yüksekliği üçlüyle aynıdır, yan yana geldiklerinde çizgi bozulmaz.',
      'Oturumda zigzag yay ve yüksek esneklikte sünger kullanılır. Oturma ve sırt minderlerinin kılıfları fermuarlıdır, çıkarıp kuru temizlemeye verebilirsiniz.',
      'Üçlüye geçmeden biraz daha yer isteyenler için 188 cm genişliğinde de üretilir.',
    ],
    materials: [
      'İskelet: masif çam ve huş kontrplak',
      'Oturum: zigzag yay, elyaf katmanlı HR 35 sünger',
      'Döşeme: dokuma kumaş (%100 geri dönüştürülmüş polyester) ya da %100 keten',
      'Ayaklar: yağlanmış masif meşe',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund alçak, yumuşak ve yuvarlak hatlıdır. 22 cm genişliğindeki kolçaklar kavis çizerek yere iner; sırtı 74 cm’de kaldığı için kanepe odayı ikiye bölmez.',
      'Üç yerine iki geniş oturma minderi sakin bir görünüm verir; iki kişi otururken kimse dikişin üstüne oturmaz. Süngerin üstündeki kaz tüyü ve elyaf katmanı sayesinde hafifçe gömülür, yine de kolayca kalkarsınız.',
      'Siyah baza içeri alınmıştır; kanepe yerin hemen üstünde duruyormuş gibi görünür.',
    ],
    materials: [
      'İskelet: masif kayın ve kontrplak',
      'Oturum: paket yay, HR 38 sünger, kaz tüyü ve polyester elyaftan üst katman',
      'Döşeme: buklet (%62 polyester, %28 akrilik, %10 yün) ya da şönil (%100 geri dönüştürülmüş polyester), en az 35.000 Martindale',
      'Baza: siyah lake kayın',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como, pirinç rengi çelikten iki kızak ayak üzerinde durur. Kolçaklar yalnızca 14 cm’dir; 218 cm’lik genişliğin büyük kısmı oturmaya kalır.',
      'Kadifesi kısa havlı ve sık dokuludur. Günün her saatinde ışığı başka yakalar, elektrik süpürgesiyle kolayca temizlenir. Evcil hayvan tüyleri yüzeyde kalır, dokunun içine girmez.',
      'Farklı renkte kadifeden bir kırlent ürüne dahildir.',
    ],
    materials: [
      'İskelet: masif kayın',
      'Oturum: zigzag yay, HR 35 sünger',
      'Döşeme: kadife (%100 polyester), 80.000 Martindale',
      'Ayak: pirinç rengi kaplamalı çelik',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'Rio’da 1,2–1,4 mm kalınlığında yarı anilin deri kullanıyoruz. Derinin izleri ve doku farkları görünür kalır; gerçek olduğunu buradan anlarsınız. Yıllar içinde oturduğunuz yerlerde rengi ısınır.',
      'Deri zamanla yumuşadığı için minderler kumaş kanepelerimizdekinden biraz daha serttir. Birkaç ay sonra kanepe size göre biçim alır.',
      'Ayaklar 9 cm genişliğinde, 1 cm kalınlığında, siyah toz boyalı çelik levhadandır. Yün kırlent dahildir.',
    ],
    materials: [
      'İskelet: masif kayın',
      'Oturum: zigzag yay, elyaf katmanlı HR 40 sünger',
      'Döşeme: İtalyan yarı anilin sığır derisi, bitkisel son tabaklama',
      'Ayaklar: siyah toz boyalı çelik',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen bütün ailenin koltuğu. Şezlong 158 cm öne çıkar, bunun 122 cm’si oturma yeridir: bacaklarınızı rahatça uzatırsınız. Kolçakların üstünde ayrı birer minder vardır; başınızı da rahatça koyarsınız.',
      'Koltuk iki parça hâlinde gelir, ekibimiz parçaları evinizde ücretsiz birleştirir. Her parça yan çevrilince 86 cm’lik kapıdan geçer.',
      'Şönil yumuşaktır ve sık dokunmuştur; kırıntı ve tüy üzerinden kolayca alınır. Minder kılıfları çıkarılabilir.',
    ],
    materials: [
      'İskelet: masif çam ve kontrplak, çelik bağlantı',
      'Oturum: zigzag yay, elyaf katmanlı HR 35 sünger',
      'Döşeme: şönil (%100 geri dönüştürülmüş polyester), keten ya da dokuma kumaş; en az 40.000 Martindale',
      'Ayaklar: koyu boyalı masif meşe',
    ],
  },
};
