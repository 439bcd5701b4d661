/** What the product is drawn with, for tests of its parts in a browser. The product's own sheet first: it names the order of the layers. */
import '../../apps/web/src/app.css'
import '@skein/design-system/styles.css'
