/** Words that are in every sentence and say nothing of what it is about, in the product's languages, folded. */
const small = new Set(
  (
    'a an the and or but of to in on at is are was were be been being it its this that these those with for from not you your yours we our ' +
    'ours they their there he she his her hers him i my mine me do does did done have has had will would can could should may might must ' +
    'what who whom whose how when where which why just so if then than about after again all any because before here more most no now only ' +
    'out over some such too up very as by into yes please am us them also get got tell show find give say says said think ' +
    'el la los las lo le les un una unos unas y o u pero de del al que en es son era eran ser fue con por para no se su sus les mi mis tu tus ' +
    'te nos muy mas este esta esto ese esa eso estos estas hay como cuando donde quien quienes cual cuales ya sobre sin porque esta estan ' +
    'des et ou mais du qui dans est sont etait avec pour par pas ne ses son sa leur leurs ma mes ton ta tes vous ils elles il elle je ' +
    'plus ce cet cette ces quand quoi si au aux sur sous quel quelle quels quelles comment pourquoi ' +
    'der die das den dem ein eine einen einem einer eines und oder aber von zu zum zur im ist sind war waren mit fur auf nicht sich sein ihr ' +
    'ihre er sie du wir mein dein uns euch sehr mehr dieser diese dieses wie wenn wo wer was warum ob schon auch als aus bei nach uber unter'
  ).split(' '),
)

/** Whether a folded word says nothing of what a sentence is about. */
export const isSmallWord = (word: string): boolean => small.has(word)
