-- Workers mark their lanes anew within seconds.
DELETE FROM "engine_lanes";--> statement-breakpoint
ALTER TABLE "engine_lanes" DROP CONSTRAINT "engine_lanes_pkey";--> statement-breakpoint
ALTER TABLE "engine_lanes" ADD COLUMN "worker_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_lanes" ADD COLUMN "is_left_alone" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_lanes" ADD CONSTRAINT "engine_lanes_lane_worker_id_pk" PRIMARY KEY("lane","worker_id");