import { courtyard } from './places/city/courtyard.ts';
import { neon } from './places/city/neon.ts';
import { rooftop } from './places/city/rooftop.ts';
import { stairs } from './places/city/stairs.ts';
import { station } from './places/city/station.ts';
import { street } from './places/city/street.ts';
import { space } from './places/fantasy/space.ts';
import { underwater } from './places/fantasy/underwater.ts';
import { cafeTerrace } from './places/leisure/cafe-terrace.ts';
import { danceFloor } from './places/leisure/dance-floor.ts';
import { greenhouse } from './places/leisure/greenhouse.ts';
import { pool } from './places/leisure/pool.ts';
import { beach } from './places/nature/beach.ts';
import { cottage } from './places/nature/cottage.ts';
import { desert } from './places/nature/desert.ts';
import { forest } from './places/nature/forest.ts';
import { gardenWall } from './places/nature/garden-wall.ts';
import { harbour } from './places/nature/harbour.ts';
import { lavender } from './places/nature/lavender.ts';
import { meadow } from './places/nature/meadow.ts';
import { mountains } from './places/nature/mountains.ts';
import { blossom, park } from './places/nature/park.ts';
import { riceTerraces } from './places/nature/rice-terraces.ts';
import { savannah } from './places/nature/savannah.ts';
import { sea } from './places/nature/sea.ts';
import { snow } from './places/nature/snow.ts';
import { cafe } from './places/rooms/cafe.ts';
import { church } from './places/rooms/church.ts';
import { gallery } from './places/rooms/gallery.ts';
import { kitchen } from './places/rooms/kitchen.ts';
import { library } from './places/rooms/library.ts';
import { livingRoom } from './places/rooms/living-room.ts';
import { loft } from './places/rooms/loft.ts';
import { marbleHall } from './places/rooms/marble-hall.ts';
import { runway } from './places/rooms/runway.ts';
import { theatre } from './places/rooms/theatre.ts';
import { arch } from './places/studio/arch.ts';
import { canvas } from './places/studio/canvas.ts';
import { cyclorama } from './places/studio/cyclorama.ts';
import { gradient } from './places/studio/gradient.ts';
import { paper } from './places/studio/paper.ts';
import { plain } from './places/studio/plain.ts';
import { seeThrough } from './places/studio/see-through.ts';
import { sunlitWall } from './places/studio/sunlit-wall.ts';
import type { Scene } from './stage.ts';

/** The places that the studio engine photographs in, a line each. */
export const SCENES: readonly Scene[] = [
  cyclorama,
  paper,
  gradient,
  arch,
  canvas,
  sunlitWall,
  plain,
  seeThrough,
  beach,
  sea,
  desert,
  forest,
  street,
  stairs,
  neon,
  mountains,
  snow,
  meadow,
  lavender,
  park,
  blossom,
  gardenWall,
  rooftop,
  cafe,
  library,
  gallery,
  marbleHall,
  loft,
  runway,
  danceFloor,
  pool,
  station,
  kitchen,
  church,
  theatre,
  livingRoom,
  savannah,
  courtyard,
  harbour,
  riceTerraces,
  cottage,
  greenhouse,
  cafeTerrace,
  underwater,
  space,
];
