CREATE TABLE "board_pictures" (
	"board_id" uuid NOT NULL,
	"output_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_pictures_board_id_output_id_pk" PRIMARY KEY("board_id","output_id")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_pictures" ADD CONSTRAINT "board_pictures_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pictures" ADD CONSTRAINT "board_pictures_output_id_generations_id_fk" FOREIGN KEY ("output_id") REFERENCES "public"."generations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_pictures_output" ON "board_pictures" USING btree ("output_id");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "boards_user" ON "boards" USING btree ("user_id","changed_at");