import { speakAs } from './speak-as';

speakAs('tr');
const { buyAndGiveBack, joinTheShop } = await import('./walk');
buyAndGiveBack();
joinTheShop();
const { payDespiteLosses } = await import('./lost-payments');
payDespiteLosses();
