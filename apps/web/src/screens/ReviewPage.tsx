export { ReviewScreen as ReviewPage } from '@skein/feature-review'
